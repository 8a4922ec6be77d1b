import { frontConfig } from '@etalase/front/next/config.ts'
import { pictureQualities, pictureWidths } from '@etalase/front/shared/picture-address.ts'
import type { NextConfig } from 'next'
import { contentPolicy } from './lib/config/content-policy.ts'
import { readShopEnv } from './lib/config/env-schema.ts'
import { routes } from './lib/config/routes.ts'

/** For every response. */
const noSniffHeader = { key: 'X-Content-Type-Options', value: 'nosniff' }

/** Paths of scripts, styles, fonts and pictures, where document headers have no effect and cost bytes. */
const assetPaths = '_next/static/|media/|brand/'

/** For every document. */
const documentHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=()' },
  // Makes the browser report a slow connection with each picture request (packages/front/src/pictures).
  { key: 'Accept-CH', value: 'ECT' },
]

const {
  mediaOrigins,
  pictureOrigins,
  pictureUrl,
  hasKit,
  groupsColors,
  secureCookies,
  language,
  contentLanguage,
} = readShopEnv(process.env)

const isProduction = process.env.NODE_ENV === 'production'

/**
 * Forbids inline scripts. For a page with scripts, packages/front/src/finish/finish-page.ts sends the policy with their hash, or
 * middleware.ts sends one with a nonce.
 */
const policyHeader = { key: 'Content-Security-Policy', value: contentPolicy({ pictureOrigins }) }

/** Makes browsers use only https for this host, for a year (RFC 6797). */
const transportHeader = { key: 'Strict-Transport-Security', value: 'max-age=31536000' }

/** Pages with this extension exist only in development builds or when the kit is enabled. */
const kitExtensions = hasKit || !isProduction ? ['kit.tsx'] : []

/** Rewrites each version to its original in development: only the production server resizes (packages/front/src/pictures). */
const unresizedPictures = [
  ...mediaOrigins.map((origin) => ({
    // An unescaped port would be parsed as a parameter.
    source: `/img/:version/@${new URL(origin).host.replace(':', '\\:')}/:path*`,
    destination: `${origin}/:path*`,
  })),
  { source: '/img/:version/:path*', destination: '/media/:path*' },
]

/** Import aliases for the messages of the build's language. package.json names the English folders (docs/languages.md). */
const messages: Record<string, string> =
  language === 'en'
    ? {}
    : {
        '#messages/*': `./lib/messages/${language}/*`,
        '#brand-texts/*': `./brand/texts/${language}/*`,
      }

/** Returns a path of the table in the syntax of Next's settings: `/product/:id`. */
const toSource = (path: string) => path.replace(/\[(\w+)\]/g, ':$1')

/** Rewrites all Markdown texts to one handler: a folder in app/ can't be named after a parameter with an extension. */
const markdownTexts = routes.flatMap(({ path, twinOf }) =>
  twinOf ? [{ source: toSource(path), destination: `/markdown${toSource(twinOf)}` }] : [],
)

const config: NextConfig = {
  ...(isProduction ? frontConfig : {}),
  turbopack: { resolveAlias: messages },
  // These packages are TypeScript sources.
  transpilePackages: ['@etalase/contract', '@etalase/front', '@etalase/pictures'],
  cacheComponents: true,
  partialPrefetching: true,
  experimental: {
    // Off: it renders a page made per request twice, and includes it twice in its HTML (docs/decisions/025).
    cachedNavigations: false,
    // Off: it assumes that all pages of a path have the same shape, so after a search it requested segments that other lists lack.
    optimisticRouting: false,
  },
  pageExtensions: ['tsx', 'ts', ...kitExtensions],
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run types` checks types, including scripts and tests; each build would check them again.
  typescript: { ignoreBuildErrors: true },
  // No bots: crawlers get the cached pages like everyone. Otherwise Next would render each page for them, without a nonce.
  htmlLimitedBots: /(?!)/,
  images: {
    // packages/front/src/pictures resizes pictures (docs/decisions/022). With this setting Next answers 404 at /_next/image.
    loader: 'custom',
    deviceSizes: [...pictureWidths.picture],
    imageSizes: [pictureWidths.thumbnail],
    qualities: Object.values(pictureQualities),
  },
  // Compiled into the scripts, because components/ui/image-props.ts, lib/catalogue/list-query.ts and lib/messages/content-lang.ts also run
  // in the browser.
  env: {
    PICTURE_URL: pictureUrl ?? '',
    GROUP_COLORS: groupsColors ? '1' : '0',
    CONTENT_LANGUAGE: contentLanguage ?? '',
  },
  async rewrites() {
    return isProduction ? markdownTexts : [...markdownTexts, ...unresizedPictures]
  },
  async headers() {
    return [
      { source: '/:path*', headers: [noSniffHeader, ...(secureCookies ? [transportHeader] : [])] },
      {
        source: `/((?!${assetPaths}).*)`,
        headers: [...documentHeaders, ...(isProduction ? [policyHeader] : [])],
      },
    ]
  },
  async redirects() {
    return routes.flatMap(({ path, to }) =>
      to
        ? [{ source: toSource(path), destination: toSource(to.path), permanent: to.permanent }]
        : [],
    )
  },
}

export default config

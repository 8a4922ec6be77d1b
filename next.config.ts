import { frontConfig } from '@etalase/front/next/config.ts'
import { pictureQualities, pictureWidths } from '@etalase/front/shared/picture-address.ts'
import type { NextConfig } from 'next'
import { contentPolicy } from './lib/config/content-policy.ts'
import { readShopEnv } from './lib/config/env-schema.ts'
import { routes } from './lib/config/routes.ts'

/** Sent with every response. */
const noSniffHeader = { key: 'X-Content-Type-Options', value: 'nosniff' }

/** Scripts, styles, fonts and pictures: document headers have no effect there and cost bytes. */
const assetPaths = '_next/static/|media/|brand/'

/** Sent with every document. */
const documentHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=()' },
  // The browser says then with each picture whether its connection is slow (packages/front/src/pictures).
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
 * Allows no inline script. For a page with scripts, packages/front/src/finish/finish-page.ts sends the policy with their hash,
 * or middleware.ts the one with a nonce.
 */
const policyHeader = { key: 'Content-Security-Policy', value: contentPolicy({ pictureOrigins }) }

/** Browsers use https alone for this host, for a year (RFC 6797). */
const transportHeader = { key: 'Strict-Transport-Security', value: 'max-age=31536000' }

/** Pages with this extension exist only in development builds, or when the kit is switched on. */
const kitExtensions = hasKit || !isProduction ? ['kit.tsx'] : []

/** The development server sends the original of each version: packages/front/src/pictures belongs to the production server. */
const unresizedPictures = [
  ...mediaOrigins.map((origin) => ({
    // A port would be taken for a parameter.
    source: `/img/:version/@${new URL(origin).host.replace(':', '\\:')}/:path*`,
    destination: `${origin}/:path*`,
  })),
  { source: '/img/:version/:path*', destination: '/media/:path*' },
]

/** The messages of the build's language; package.json names the folders of English (docs/languages.md). */
const messages: Record<string, string> =
  language === 'en'
    ? {}
    : {
        '#messages/*': `./lib/messages/${language}/*`,
        '#brand-texts/*': `./brand/texts/${language}/*`,
      }

/** A path of the table as Next writes it in its settings: `/product/:id`. */
const toSource = (path: string) => path.replace(/\[(\w+)\]/g, ':$1')

/** One handler writes all texts in Markdown: no folder of app/ can have the name of a parameter with an extension. */
const markdownTexts = routes.flatMap(({ path, twinOf }) =>
  twinOf ? [{ source: toSource(path), destination: `/markdown${toSource(twinOf)}` }] : [],
)

const config: NextConfig = {
  ...(isProduction ? frontConfig : {}),
  turbopack: { resolveAlias: messages },
  // Written in TypeScript.
  transpilePackages: ['@etalase/contract', '@etalase/front', '@etalase/pictures'],
  cacheComponents: true,
  partialPrefetching: true,
  experimental: {
    // It renders a page that is made for a request twice, and puts it into its HTML twice (docs/decisions/025).
    cachedNavigations: false,
    // It takes one page of a path for the shape of all: after a search it asked for parts of lists that they do not have.
    optimisticRouting: false,
  },
  pageExtensions: ['tsx', 'ts', ...kitExtensions],
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run types` checks them, scripts and tests included; each build would check them again.
  typescript: { ignoreBuildErrors: true },
  // None: crawlers get the cached pages, like everyone. Next would render each page for them, without a nonce.
  htmlLimitedBots: /(?!)/,
  images: {
    // Pictures are made by packages/front/src/pictures (docs/decisions/022): with this, Next answers 404 at /_next/image.
    loader: 'custom',
    deviceSizes: [...pictureWidths.picture],
    imageSizes: [pictureWidths.thumbnail],
    qualities: Object.values(pictureQualities),
  },
  // Compiled into the scripts: components/ui/image-props.ts, lib/catalogue/list-query.ts and lib/messages/content-lang.ts run in
  // the browser too.
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

import type { NextConfig } from 'next'
import { contentPolicy } from './lib/config/content-policy.ts'
import { readShopEnv } from './lib/config/env-schema.ts'

/** Sent with every answer. */
const notSniffed = { key: 'X-Content-Type-Options', value: 'nosniff' }

/** Scripts, styles, fonts and pictures: what speaks of documents would only make each of them heavier. */
const files = '_next/static/|_next/image|media/|brand/'

/** Sent with what may be a document. Pages that hand over to the payment provider set their own policy in middleware.ts. */
const documentHeaders = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

const { mediaOrigins, hasKit } = readShopEnv(process.env)

const isProduction = process.env.NODE_ENV === 'production'

/** Pages named so exist in development builds alone. */
const kitPages = hasKit || !isProduction ? ['kit.tsx'] : []

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  pageExtensions: ['tsx', 'ts', ...kitPages],
  poweredByHeader: false,
  // server/ compresses what is sent, and knows it by its bytes (docs/decisions/017).
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  images: {
    remotePatterns: mediaOrigins.map((origin) => new URL(`${origin}/**`)),
    localPatterns: [{ pathname: '/media/**', search: '' }],
    // Few widths: each picture names them all, twice, in a page's HTML.
    deviceSizes: [360, 672, 750, 1200, 1920],
    imageSizes: [96, 180],
    qualities: [60, 75],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: 60 * 60 * 24 * 30,
    maximumDiskCacheSize: 500_000_000,
  },
  async headers() {
    const policy = [{ key: 'Content-Security-Policy', value: contentPolicy('', mediaOrigins) }]
    return [
      { source: '/:path*', headers: [notSniffed] },
      { source: `/((?!${files}).*)`, headers: documentHeaders },
      ...(isProduction
        ? [{ source: `/((?!${files}|checkout$|account/orders/[^/]+$).*)`, headers: policy }]
        : []),
    ]
  },
  async redirects() {
    return [
      { source: '/left-sidebar/product/:id', destination: '/product/:id', permanent: true },
      // Where password managers look for the form (W3C, A Well-Known URL for Changing Passwords).
      {
        source: '/.well-known/change-password',
        destination: '/account/change-password',
        permanent: false,
      },
    ]
  },
}

export default config

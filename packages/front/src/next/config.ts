import { join } from 'node:path'
import type { NextConfig } from 'next'

/**
 * The settings of a production build behind this server, which keeps pages and data, compresses responses and sets their ETag
 * (docs/decisions/046). In development Next does so itself: there it gets none of them.
 */
export const frontConfig = {
  cacheHandler: join(import.meta.dirname, 'page-cache-handler.ts'),
  cacheHandlers: { default: join(import.meta.dirname, 'data-cache-handler.ts') },
  cacheMaxMemorySize: 0,
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  // What to fetch first is named in the HTML, where it is compressed.
  reactMaxHeadersLength: 0,
} satisfies NextConfig

import { join } from 'node:path'
import type { NextConfig } from 'next'

/**
 * The settings of a production build behind this server, which caches pages and data, compresses responses and sets ETags
 * (docs/decisions/046). In development Next does this itself and gets none of these settings.
 */
export const frontConfig = {
  cacheHandler: join(import.meta.dirname, 'page-cache-handler.ts'),
  cacheHandlers: { default: join(import.meta.dirname, 'data-cache-handler.ts') },
  cacheMaxMemorySize: 0,
  compress: false,
  // Set by the build (build-identity.ts). Null lets Next draw one.
  generateBuildId: () => process.env.SHOP_BUILD_ID ?? null,
  generateEtags: false,
  poweredByHeader: false,
  // The HTML already names what to fetch first, and is compressed.
  reactMaxHeadersLength: 0,
} satisfies NextConfig

import { sitemapIndex } from '#lib/seo/sitemap.ts'
import { sitemapResponse } from '#lib/seo/sitemap-response.ts'

/** Prerendered: when it cannot be made anew, the last good one stands. */
export async function GET() {
  return sitemapResponse(await sitemapIndex())
}

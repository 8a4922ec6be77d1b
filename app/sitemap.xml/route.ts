import { sitemapIndex } from '#lib/seo/sitemap.ts'
import { sitemapResponse } from '#lib/seo/sitemap-response.ts'

/** Prerendered: when a revalidation fails, the last good version is kept. */
export async function GET() {
  return sitemapResponse(await sitemapIndex())
}

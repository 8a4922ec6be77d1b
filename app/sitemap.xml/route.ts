import { sitemapIndex } from '#lib/seo/sitemap.ts'
import { sitemapResponse } from '#lib/seo/sitemap-response.ts'

/** Prerendered: if a revalidation fails, the last good version stays. */
export async function GET() {
  return sitemapResponse(await sitemapIndex())
}

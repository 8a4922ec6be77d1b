import { sitemapFile } from '#lib/seo/sitemap.ts'
import { sitemapResponseOrError } from '#lib/seo/sitemap-response.ts'

export async function GET(_: Request, { params }: RouteContext<'/sitemap/[file]'>) {
  const { file } = await params
  return sitemapResponseOrError(sitemapFile(file))
}

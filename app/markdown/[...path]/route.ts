import type { NextRequest } from 'next/server'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { pageMarkdown } from '#lib/markdown/page-markdown.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'

/** Cached as long as the page's data is fresh; never for a search, like its page. */
const cacheControl = (query: URLSearchParams) =>
  query.get('search') ? 'private, no-store' : 'public, max-age=0, s-maxage=60'

const failed = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** The text of a page in Markdown (lib/config/routes.ts, `twinOf`). 503 while its data cannot be read. */
export async function GET(
  { nextUrl }: NextRequest,
  { params }: RouteContext<'/markdown/[...path]'>,
) {
  const path = `/${(await params).path.join('/')}`
  const { searchParams: query } = nextUrl
  try {
    const text = await pageMarkdown(path, query)
    if (text === null) return failed(404)
    return new Response(text, {
      headers: {
        'Content-Type': 'text/markdown; charset=utf-8',
        'Cache-Control': cacheControl(query),
        // Search engines list the page, and not its text.
        Link: `<${absoluteUrl(path)}>; rel="canonical"`,
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    logPageFailure('/markdown', error)
    return failed(503, { 'Retry-After': '30' })
  }
}

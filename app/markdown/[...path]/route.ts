import type { NextRequest } from 'next/server'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { pageMarkdown } from '#lib/markdown/page-markdown.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'

/** Returns the Cache-Control header: cached while the page's data is fresh, but never for a search, like the page itself. */
const cacheControl = (query: URLSearchParams) =>
  query.get('search') ? 'private, no-store' : 'public, max-age=0, s-maxage=60'

const failed = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** Responds with the text of a page in Markdown (lib/config/routes.ts, `twinOf`); 503 if its data can't be read. */
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
        // Search engines list the page, not its text.
        Link: `<${absoluteUrl(path)}>; rel="canonical"`,
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    logPageFailure('/markdown', error)
    return failed(503, { 'Retry-After': '30' })
  }
}

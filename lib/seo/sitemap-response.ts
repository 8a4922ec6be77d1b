import { logPageFailure } from '#lib/log/log-page-failure.ts'

/** A sitemap as an answer. Shared caches may keep it for an hour, beyond the backend's word of a change: no crawler minds. */
export function sitemapResponse(xml: string): Response {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=3600',
  }
  return new Response(xml, { headers })
}

/** One made for each request: 404 where there is none, 503 while the backend cannot be asked. */
export async function sitemapResponseOrRefusal(sitemap: Promise<string | null>): Promise<Response> {
  try {
    const xml = await sitemap
    return xml === null ? new Response(null, { status: 404 }) : sitemapResponse(xml)
  } catch (error) {
    logPageFailure('/sitemap', error)
    const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' }
    return new Response(null, { status: 503, headers })
  }
}

import { logPageFailure } from '#lib/api/log-and-map-failure.ts'

/** Returns a sitemap response. Shared caches keep it for an hour, even when its data is revalidated: crawlers can wait that long. */
export function sitemapResponse(xml: string): Response {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=3600',
  }
  return new Response(xml, { headers })
}

/** Returns the response for a sitemap: 404 when it does not exist, 503 when the backend fails. */
export async function sitemapResponseOrError(sitemap: Promise<string | null>): Promise<Response> {
  try {
    const xml = await sitemap
    return xml === null ? new Response(null, { status: 404 }) : sitemapResponse(xml)
  } catch (error) {
    logPageFailure('/sitemap', error)
    const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' }
    return new Response(null, { status: 503, headers })
  }
}

/**
 * Whether a request comes from one of our own pages: by Sec-Fetch-Site, else by the Origin header compared
 * with the request's host. A request with neither counts as cross-origin.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}

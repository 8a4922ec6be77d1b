/**
 * Whether a request comes from one of our own pages: by the browser's word (Sec-Fetch-Site),
 * else by the Origin header against the host that was asked. A request with neither is not ours.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host
}

import 'server-only'
import { mediaPolicy } from '#lib/config/content-policy.ts'
import { env } from '#lib/config/env.ts'

const timeoutMs = 15_000

const forwardedHeaders = ['content-type', 'cache-control'] as const

const failed = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

const isPicture = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').startsWith('image/')

/**
 * Streams a picture from the backend, with the backend's status and cache headers. Gives 503 when the backend is down,
 * and 502 for anything but a picture: it would be served at the shop's origin.
 */
export async function fetchMedia(path: string): Promise<Response> {
  const upstream = await fetch(new URL(path, env.apiBaseUrl), {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!upstream) return failed(503)
  if (upstream.ok && !isPicture(upstream)) return failed(502)
  const headers = new Headers({ 'Content-Security-Policy': mediaPolicy })
  for (const name of forwardedHeaders) {
    const value = upstream.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(upstream.ok ? upstream.body : null, { status: upstream.status, headers })
}

import 'server-only'
import { env } from '#lib/config/env.ts'

const timeoutMs = 15_000

const forwardedHeaders = ['content-type', 'cache-control'] as const

/** Streams a picture from the backend, with the backend's status and cache headers; 503 when it is down. */
export async function fetchMedia(path: string): Promise<Response> {
  const upstream = await fetch(new URL(path, env.apiBaseUrl), {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!upstream)
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = upstream.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(upstream.ok ? upstream.body : null, { status: upstream.status, headers })
}

import 'server-only'
import { mediaPolicy } from '#lib/config/content-policy.ts'
import { env } from '#lib/config/env.ts'
import { logFailure } from '#lib/log/log-failure.ts'

const timeoutMs = 15_000

const forwardedHeaders = ['content-type', 'cache-control'] as const

const log = (path: string, status: number, error: unknown) =>
  logFailure({ method: 'GET', url: path, status, error: String(error) })

function fail(path: string, status: number, error: unknown): Response {
  log(path, status, error)
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}

const isPicture = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').startsWith('image/')

/** Copies status and cache headers of the backend's response, with or without a body. */
function forward({ status, headers }: Response, body: Response['body']): Response {
  const forwarded = new Headers({ 'Content-Security-Policy': mediaPolicy })
  for (const name of forwardedHeaders) {
    const value = headers.get(name)
    if (value) forwarded.set(name, value)
  }
  return new Response(body, { status, headers: forwarded })
}

/**
 * Streams a picture from the backend, with its status and cache headers. Returns 503 when the backend is down, and 502 for anything but
 * a picture, since it would be served from the shop's origin. Logs failures.
 */
export async function fetchMedia(path: string): Promise<Response> {
  try {
    const upstream = await fetch(new URL(path, env.apiBaseUrl), {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (upstream.ok && isPicture(upstream)) return forward(upstream, upstream.body)
    // An unread body keeps its connection open.
    await upstream.body?.cancel()
    if (upstream.ok) return fail(path, 502, new Error('The backend has sent no picture.'))
    const { status } = upstream
    if (status >= 500) log(path, status, new Error('The backend has failed.'))
    return forward(upstream, null)
  } catch (error) {
    return fail(path, 503, error)
  }
}

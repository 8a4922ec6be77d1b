import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import { LineLimit } from '#log/log-lines.ts'

/** Lines a minute: a page has dozens of pictures, and anyone can ask for more. */
const limit = new LineLimit(10)

/** Logs why a picture has no version: some lines a minute, then the number of dropped lines. `path` is without query. */
export function logPictureFailure(path: string, why: unknown): void {
  const dropped = limit.take()
  if (dropped !== null) console.warn(`No picture ${path}:`, String(why), { dropped })
}

const timeoutMs = 10_000

/** The most bytes of a picture to resize. */
const maxBytes = 10 * 2 ** 20

const redirects = [301, 302, 303, 307, 308]

/** The most requests for one picture, including redirects. */
const maxHops = 3

/** A picture as its host sends it, or the status with which the shop answers instead. */
export type FetchedPicture = { bytes: Buffer; cacheControl: string } | { status: 404 | 502 | 503 }

/** Reads the body of a response; null when it is too large. */
async function readBody(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Follows redirects, but only to the given origins. */
async function request(
  url: URL,
  { origins, signal }: { origins: readonly string[]; signal: AbortSignal },
  hops = maxHops,
): Promise<Response | null> {
  if (hops === 0 || !origins.includes(url.origin)) return null
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal })
  const location = response.headers.get('location')
  if (!redirects.includes(response.status) || location === null) return response
  await response.body?.cancel()
  return request(new URL(location, url), { origins, signal }, hops - 1)
}

function fail(url: URL, status: 502 | 503, why: unknown): FetchedPicture {
  logPictureFailure(url.pathname, why)
  return { status }
}

async function refusal(url: URL, response: Response): Promise<FetchedPicture> {
  // An unread body holds its connection.
  await response.body?.cancel()
  const { status } = response
  if (status === 404 || status === 410) return { status: 404 }
  return fail(url, status >= 500 ? 503 : 502, `its host answered with ${status}`)
}

async function load(
  url: URL,
  within: { origins: readonly string[]; signal: AbortSignal },
): Promise<FetchedPicture> {
  const response = await request(url, within)
  if (response === null) return fail(url, 502, 'it leads to another origin, or in circles')
  if (!response.ok) return refusal(url, response)
  const bytes = await readBody(response)
  if (bytes === null) return fail(url, 502, 'it is too large')
  return { bytes, cacheControl: response.headers.get('cache-control') ?? '' }
}

/** Fetches a picture from one of these origins, within 10 s including redirects and body. Logs failures, except for a missing picture. */
export async function fetchPicture(url: URL, origins: readonly string[]): Promise<FetchedPicture> {
  try {
    return await withDeadline(timeoutMs, (signal) => load(url, { origins, signal }))
  } catch (error) {
    return fail(url, 503, error)
  }
}

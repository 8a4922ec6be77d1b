import 'server-only'
import type { FeedProduct } from '@etalase/contract/product-feed.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { getProductFeed } from '#lib/api/product-index.ts'
import type { FeedFormat } from '#lib/feeds/feed-formats.ts'
import { logFailure } from '#lib/log/log-failure.ts'

const encoder = new TextEncoder()

/** Maximum concurrent feeds. Each reads the whole catalogue, so more would starve shoppers of the backend. */
const maxStreams = 2
let streamCount = 0

type Page = readonly FeedProduct[]

/** Yields the text of a feed, page by page. Throws ApiError. */
async function* textOf(format: FeedFormat, first: Page, read: (after: number) => Promise<Page>) {
  yield format.head
  let page = first
  while (page.length > 0) {
    yield page.map(format.write).join('')
    page = await read(page.at(-1)?.id ?? 0)
  }
  yield format.foot
}

/** Milliseconds within which a client must read the data it was sent; a stalled client would block others. */
const stallMs = 60_000

/**
 * Returns a stream with backpressure: it loads the next page once the client has read the last. Calls `onEnd` when it completes, fails,
 * is cancelled, or stalls for too long.
 */
function streamOf(
  texts: AsyncGenerator<string>,
  path: string,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    isOpen = false
    clearTimeout(timer)
    onEnd()
  }
  const waitForClient = (controller: ReadableStreamDefaultController) => {
    timer = setTimeout(() => {
      end()
      const error = new Error('The client has stopped reading.')
      logFailure({ method: 'GET', url: path, status: 408, error: String(error) })
      controller.error(error)
    }, stallMs).unref()
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(timer)
      try {
        const { done, value } = await texts.next()
        if (!isOpen) return
        if (!done) {
          waitForClient(controller)
          return controller.enqueue(encoder.encode(value))
        }
        end()
        controller.close()
      } catch (error) {
        if (!isOpen) return
        end()
        logPageFailure(path, error)
        // The client sees an incomplete response, and keeps its previous feed.
        controller.error(error)
      }
    },
    cancel: end,
  })
}

const refuse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

const later = { 'Retry-After': '60' }

/** Opens a feed; reads the first page before the status is sent. Throws ApiError. */
async function openFeed(format: FeedFormat, path: string, onEnd: () => void): Promise<Response> {
  const read = (after: number) =>
    getProductFeed({ after, ...(format.needsStores ? { stores: 1 } : {}) })
  const first = await read(0)
  if (first === null) {
    onEnd()
    return refuse(404)
  }
  const texts = textOf(format, first, async (after) => (await read(after)) ?? [])
  const headers = { 'Content-Type': format.contentType, 'Cache-Control': 'public, max-age=900' }
  return new Response(streamOf(texts, path, onEnd), { headers })
}

async function openInSlot(format: FeedFormat, path: string): Promise<Response> {
  if (streamCount >= maxStreams) return refuse(503, later)
  streamCount++
  let isOpen = true
  const end = () => {
    if (isOpen) streamCount--
    isOpen = false
  }
  try {
    return await openFeed(format, path, end)
  } catch (error) {
    end()
    logPageFailure(path, error)
    return refuse(503, later)
  }
}

/**
 * Streams a feed: 404 when the backend has none, 503 when it fails or too many feeds are open. `signal` aborts when the
 * client disconnects.
 */
export async function streamFeed(
  format: FeedFormat,
  path: string,
  signal: AbortSignal,
): Promise<Response> {
  const response = await openInSlot(format, path)
  // Next neither reads nor cancels the body for a client that has already disconnected.
  if (signal.aborted) await response.body?.cancel()
  return response
}

/** Responds to a HEAD request with the feed's status and headers; reads only the first page. */
export async function headOfFeed(format: FeedFormat, path: string): Promise<Response> {
  const response = await openInSlot(format, path)
  await response.body?.cancel()
  return new Response(null, response)
}

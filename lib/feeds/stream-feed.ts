import 'server-only'
import { getProductFeed } from '#lib/api/catalogue.ts'
import { logPageFailure } from '#lib/api/log-page-failure.ts'
import type { FeedProduct } from '#lib/contract/product-feed.ts'
import type { FeedFormat } from '#lib/feeds/feed-formats.ts'

const encoder = new TextEncoder()

/** A feed reads the whole catalogue: more at once would take the backend from shoppers. */
const maxStreams = 2
let streamCount = 0

type Page = readonly FeedProduct[]

/** The text of a feed, page by page. Throws ApiError. */
async function* textOf(format: FeedFormat, first: Page, read: (after: number) => Promise<Page>) {
  yield format.head
  let page = first
  while (page.length > 0) {
    yield page.map(format.write).join('')
    page = await read(page.at(-1)?.id ?? 0)
  }
  yield format.foot
}

/** A stream that reads the next page when the client has taken the last one, so that memory stays small. */
function streamOf(
  texts: AsyncGenerator<string>,
  path: string,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await texts.next()
        if (!done) return controller.enqueue(encoder.encode(value))
        onEnd()
        controller.close()
      } catch (error) {
        onEnd()
        logPageFailure(path, error)
        // The client sees an incomplete response, and keeps the feed that it has.
        controller.error(error)
      }
    },
    cancel: onEnd,
  })
}

const refuse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

const later = { 'Retry-After': '60' }

/** Reads the first page before the status is sent. Throws ApiError. */
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

/** Streams a feed: 404 when the backend has none, 503 when it fails, or while too many feeds are being read. */
export async function streamFeed(format: FeedFormat, path: string): Promise<Response> {
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

import 'server-only'
import { LRUCache } from 'lru-cache'
import { fetchMedia } from '#lib/api/media.ts'
import { serializeByKey } from '#lib/api/serialize-by-key.ts'
import { composeShareCover, composeSharePicture } from '#lib/share/compose-share-picture.ts'
import { type SharedProduct, shareCover, shareText } from '#lib/share/share-address.ts'

/** Bytes of cached pictures, some 60 KB each. */
const maxBytes = 16 * 2 ** 20

/** Pictures being made or queued; more are refused. */
const maxPending = 20

const kept = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: ({ length }) => length,
})
const pending = new Map<string, Promise<Buffer | null>>()

/** Fetches a cover from the backend; null if missing. Throws when the fetch fails. */
async function fetchCover(path: string): Promise<Buffer | null> {
  const response = await fetchMedia(path)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The cover ${path} was answered with ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

/** Composes a picture from a cover, one at a time, cached by `key`. Throws when the queue is full, and everything that `compose` throws. */
async function makeOnce(
  key: string,
  path: string,
  compose: (cover: Buffer) => Promise<Buffer>,
): Promise<Buffer | null> {
  const known = kept.get(key) ?? pending.get(key)
  if (known) return known
  if (pending.size >= maxPending)
    throw new Error('Too many pictures of shared links are waited for.')
  const made = serializeByKey('share-picture', async () => {
    const cover = await fetchCover(path)
    return cover && compose(cover)
  })
  pending.set(key, made)
  try {
    const picture = await made
    if (picture) kept.set(key, picture)
    return picture
  } finally {
    pending.delete(key)
  }
}

/**
 * Returns the picture of a shared product as JPEG, cached by name, price and cover. Null for a product without a cover from the
 * backend. Throws when the queue is full, or the cover can't be fetched or read.
 */
export async function sharePicture(product: SharedProduct): Promise<Buffer | null> {
  const cover = shareCover(product)
  if (!cover) return null
  const text = shareText(product)
  return makeOnce(JSON.stringify([cover, text]), cover, (bytes) => composeSharePicture(bytes, text))
}

/** Returns a backend cover, at a path from `/media/`, as JPEG; null if missing. Throws as `sharePicture` does. */
export const shareCoverPicture = (path: string): Promise<Buffer | null> =>
  makeOnce(path, path, composeShareCover)

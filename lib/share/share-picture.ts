import 'server-only'
import { LRUCache } from 'lru-cache'
import { fetchMedia } from '#lib/api/media.ts'
import { serializeByKey } from '#lib/api/serialize-by-key.ts'
import { composeSharePicture, type ShareText } from '#lib/share/compose-share-picture.ts'
import { type SharedProduct, shareCover, shareText } from '#lib/share/share-address.ts'

/** Bytes of cached pictures, some 60 KB each. */
const maxBytes = 16 * 2 ** 20

/** Pictures being made or queued; more are refused. */
const maxPending = 20

const kept = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: ({ length }) => length,
})
const pending = new Map<string, Promise<Buffer>>()

async function make(cover: string, text: ShareText): Promise<Buffer> {
  const response = await fetchMedia(cover)
  if (!response.ok) throw new Error(`The cover ${cover} was answered with ${response.status}.`)
  return composeSharePicture(Buffer.from(await response.arrayBuffer()), text)
}

/**
 * The picture of a shared product as JPEG, cached by name, price and cover, and made one at a time. Null for a product without
 * a cover from the backend. Throws when the queue is full, and when the cover cannot be fetched or read.
 */
export async function sharePicture(product: SharedProduct): Promise<Buffer | null> {
  const cover = shareCover(product)
  if (!cover) return null
  const text = shareText(product)
  const key = JSON.stringify([cover, text])
  const known = kept.get(key) ?? pending.get(key)
  if (known) return known
  if (pending.size >= maxPending)
    throw new Error('Too many pictures of shared links are waited for.')
  const made = serializeByKey('share-picture', () => make(cover, text))
  pending.set(key, made)
  try {
    const picture = await made
    kept.set(key, picture)
    return picture
  } finally {
    pending.delete(key)
  }
}

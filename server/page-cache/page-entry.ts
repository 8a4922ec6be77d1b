import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'

/** What Next's page cache stores: a page or a route's response, with the time of its rendering. */
export type PageEntry = CacheHandlerValue

/** Bytes of an entry's objects besides its contents. */
const overhead = 2_000

/** V8 stores a string with characters beyond Latin-1 in two bytes for each character. */
const stringSize = (text: string) => (/[^\0-\xff]/.test(text) ? 2 * text.length : text.length)

const bufferSize = (buffers: Iterable<Buffer>) =>
  [...buffers].reduce((sum, { length }) => sum + length, 0)

/** About how many bytes an entry takes in memory. */
export function entrySize({ value }: PageEntry): number {
  if (value?.kind === 'APP_ROUTE') return overhead + value.body.length
  if (value?.kind !== 'APP_PAGE') return overhead
  const { html, rscData, segmentData } = value
  return (
    overhead + stringSize(html) + (rscData?.length ?? 0) + bufferSize(segmentData?.values() ?? [])
  )
}

/** Whether an entry is a successful response. Others are kept in memory only, and not for long. */
export function isSuccessful({ value }: PageEntry): boolean {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return false
  return value.status === undefined || value.status === 200
}

/** The cache tags that Next stores with the headers of an entry. */
export function tagsOf({ value }: PageEntry): string[] {
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return []
  const tags = value.headers?.['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',') : []
}

const compress = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const decompress = promisify<Buffer, Buffer>(brotliDecompress)

/** Pages compress to a tenth even at a low quality; the small window saves memory. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** The entry in as few bytes as is quick, for disk or Redis. */
export const encodeEntry = (entry: PageEntry): Promise<Buffer> =>
  compress(serialize(entry), { params })

/** The entry of encoded bytes. Throws when they are damaged. */
export const decodeEntry = async (bytes: Buffer): Promise<PageEntry> =>
  deserialize(await decompress(bytes))

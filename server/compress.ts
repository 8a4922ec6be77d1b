import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from '#server/accepted-encoding.ts'
import type { Body } from '#server/body-key.ts'

/** Brotli's quality that costs as little as gzip does by default, and is smaller. */
const quickQuality = 5

const brotliOptions = (body: Body, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
})

/** A body compressed while its reader waits: some milliseconds. */
export function compressNow(body: Body, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, brotliOptions(body, quickQuality))
}

const brotliLater = promisify<Body, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress)
const gzipLater = promisify<Body, { level: number }, Buffer>(gzip)

/** A body compressed as small as it gets for a brotli quality of up to 11, beside other work. */
export function compressWell(body: Body, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'gzip'
    ? gzipLater(body, { level: constants.Z_BEST_COMPRESSION })
    : brotliLater(body, brotliOptions(body, quality))
}

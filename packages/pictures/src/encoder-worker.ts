import { type EncodeTask, encode } from '#encode.ts'
import { type PixelCount, TooManyPixels } from '#too-many-pixels.ts'

/** What a process asks of this one. */
export interface EncodeJob {
  source: Uint8Array
  task: EncodeTask
}

/** Why decoding failed; `tooMany`: too many pixels. */
interface EncodeFailure {
  error: string
  tooMany: PixelCount | null
}

export type EncodeResult = { bytes: Uint8Array; type: string } | EncodeFailure

process.on('message', async ({ source, task }: EncodeJob) => {
  const result: EncodeResult = await encode(Buffer.from(source), task).catch((error: unknown) => ({
    error: String(error),
    tooMany: error instanceof TooManyPixels ? error.count : null,
  }))
  process.send?.(result)
})

// The process that asks has gone.
process.once('disconnect', () => process.exit())

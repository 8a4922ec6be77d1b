import { type EncodeTask, encode } from '#encode.ts'
import { type PixelCount, TooManyPixels } from '#too-many-pixels.ts'

/** A request to this process. */
export interface EncodeJob {
  source: Uint8Array
  task: EncodeTask
}

/** Why decoding failed. `tooMany` is set if it has too many pixels. */
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

// The parent process has exited.
process.once('disconnect', () => process.exit())

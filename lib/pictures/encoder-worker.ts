import { type EncodeTask, encode } from '#lib/pictures/encode.ts'

/** What a process asks of this one. */
export interface EncodeJob {
  source: Uint8Array
  task: EncodeTask
}

/** The picture, or why there is none. */
export type EncodeResult = { bytes: Uint8Array; type: string } | { error: string }

process.on('message', async ({ source, task }: EncodeJob) => {
  const result: EncodeResult = await encode(Buffer.from(source), task).catch((error: unknown) => ({
    error: String(error),
  }))
  process.send?.(result)
})

// The process that asks has gone.
process.once('disconnect', () => process.exit())

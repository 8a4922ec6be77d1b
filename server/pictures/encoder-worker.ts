import { encodeQuickly, encodeWell, type Version } from '#server/pictures/encode-picture.ts'

/** How a picture is encoded: in little time, or into few bytes. */
export type Speed = 'quick' | 'well'

/** What the shop asks of this process. */
export interface EncodeJob extends Version {
  source: Uint8Array
  speed: Speed
}

/** The picture, or why there is none. */
export type EncodeResult = { bytes: Uint8Array; type: string } | { error: string }

const encoders = { quick: encodeQuickly, well: encodeWell } as const

process.on('message', async ({ source, speed, ...version }: EncodeJob) => {
  const result: EncodeResult = await encoders[speed](Buffer.from(source), version).catch(
    (error: unknown) => ({ error: String(error) }),
  )
  process.send?.(result)
})

// The shop has gone.
process.once('disconnect', () => process.exit())

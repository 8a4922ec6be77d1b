import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { EncodedPicture } from '#encode.ts'
import type { EncodeJob, EncodeResult } from '#encoder-worker.ts'
import type { PixelCount } from '#too-many-pixels.ts'

/** Milliseconds. A picture takes less than a second on an idle machine; an AVIF can take longer on a busy one. */
const timeouts = { quick: 20_000, well: 120_000, upload: 20_000, cover: 20_000 } as const

/** Idle milliseconds after which the process exits, which frees its memory. */
const idleMs = 30_000

/** A picture can't be decoded: it is not a picture, broken or too large, or crashed the process. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
  /** Its pixel count if that is too high; else null. */
  readonly tooMany: PixelCount | null

  constructor(message: string, tooMany: PixelCount | null = null) {
    super(message)
    this.tooMany = tooMany
  }
}

/**
 * Returns whether a picture can't be decoded. Compares names, because the shop's server and Next's bundles share one
 * process, each with its own copy of this class.
 */
export const isUnreadable = (error: unknown): error is UnreadablePicture =>
  error instanceof Error && error.name === 'UnreadablePicture'

/** Relative to the server's working directory, because Next's bundles don't know where this file is. */
const worker = () =>
  resolve(/* turbopackIgnore: true */ 'node_modules/@etalase/pictures/src/encoder-worker.ts')

/** The operator's settings for returning freed memory to the system. */
const allocatorSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')))

function start(): ChildProcess {
  // Without this process's flags, such as memory limits, and without its secrets.
  const child = fork(/* turbopackIgnore: true */ worker(), {
    serialization: 'advanced',
    execArgv: [],
    env: { NODE_ENV: 'production', ...allocatorSettings() },
  })
  // Pages and calls take priority. Set before the child has threads, which inherit it.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  // Pending results reject on their own, so this error needs no handling.
  child.on('error', () => {})
  // Lets this process exit while the child runs.
  child.unref()
  child.channel?.unref()
  return child
}

/** Waits for a process's next message. Rejects when it can't start, exits first or times out. */
async function nextResult(child: ChildProcess, timeoutMs: number): Promise<EncodeResult> {
  const { promise, resolve: give, reject } = Promise.withResolvers<EncodeResult>()
  const onEnd = () => reject(new UnreadablePicture('The process that decodes pictures has ended.'))
  const timer = setTimeout(() => reject(new Error('Decoding a picture took too long.')), timeoutMs)
  child.once('message', give).once('exit', onEnd).once('error', reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', give).off('exit', onEnd).off('error', reject)
  }
}

/**
 * Decodes foreign pictures one at a time, in a process of lower priority. This does not slow down responses, uses the
 * memory of one picture and returns it to the system, and isolates decoder crashes.
 */
export class EncoderProcess {
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  /**
   * Encodes a picture after those queued before it. Rejects with UnreadablePicture when it can't be decoded, and with
   * another error when the process can't start or times out; the next picture then gets a new process.
   */
  encode(job: EncodeJob): Promise<EncodedPicture> {
    const encoded = this.#last.then(() => this.#encode(job))
    this.#last = encoded.catch(() => {})
    return encoded
  }

  async #encode(job: EncodeJob): Promise<EncodedPicture> {
    clearTimeout(this.#idle)
    const answer = await this.#ask(job)
    this.#idle = setTimeout(() => this.stop(), idleMs).unref()
    if ('error' in answer) throw new UnreadablePicture(answer.error, answer.tooMany)
    return { bytes: Buffer.from(answer.bytes), type: answer.type }
  }

  async #ask(job: EncodeJob): Promise<EncodeResult> {
    this.#child ??= this.#start()
    const result = nextResult(this.#child, timeouts[job.task.to])
    this.#child.send(job, () => {})
    try {
      return await result
    } catch (error) {
      this.stop()
      throw error
    }
  }

  #start(): ChildProcess {
    const child = start()
    child.once('exit', () => {
      if (this.#child === child) this.#child = null
    })
    return child
  }

  /** Stops the process, if it runs. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#child?.kill()
    this.#child = null
  }
}

declare global {
  /** server/ and Next's bundles hold copies of this module, but share the process. */
  var etalaseEncoderProcess: EncoderProcess | undefined
}

/** Returns the shared process that decodes pictures. */
export function encoderProcess(): EncoderProcess {
  globalThis.etalaseEncoderProcess ??= new EncoderProcess()
  return globalThis.etalaseEncoderProcess
}

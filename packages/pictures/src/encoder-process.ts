import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { EncodedPicture } from '#encode.ts'
import type { EncodeJob, EncodeResult } from '#encoder-worker.ts'
import type { PixelCount } from '#too-many-pixels.ts'

/** Milliseconds. A picture takes less than a second on an idle machine; an AVIF may take longer on a busy one. */
const timeouts = { quick: 20_000, well: 120_000, upload: 20_000, cover: 20_000 } as const

/** The process exits after this idle time, which frees its memory. */
const idleMs = 30_000

/** A picture cannot be decoded: it is no picture, is broken or too large, or crashed its process. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
  /** Its pixels, when it has too many of them; else null. */
  readonly tooMany: PixelCount | null

  constructor(message: string, tooMany: PixelCount | null = null) {
    super(message)
    this.tooMany = tooMany
  }
}

/**
 * Whether a picture cannot be decoded. By its name: the shop's server and Next's bundles share one process, each with a copy
 * of this module and its class.
 */
export const isUnreadable = (error: unknown): error is UnreadablePicture =>
  error instanceof Error && error.name === 'UnreadablePicture'

/** From the folder that the server runs in: Next's bundles do not know where this file is. */
const worker = () =>
  resolve(/* turbopackIgnore: true */ 'node_modules/@etalase/pictures/src/encoder-worker.ts')

/** How the operator lets freed memory return to the system. */
const allocatorSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')))

function start(): ChildProcess {
  // Without this process's flags, such as memory limits, and without its secrets.
  const child = fork(/* turbopackIgnore: true */ worker(), {
    serialization: 'advanced',
    execArgv: [],
    env: { NODE_ENV: 'production', ...allocatorSettings() },
  })
  // Pages and calls go first. Set from here, before it has threads: they inherit it.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  // Pending results are rejected; nothing else needs this error.
  child.on('error', () => {})
  // Must not keep this process from ending.
  child.unref()
  child.channel?.unref()
  return child
}

/** The next message of a process. Rejects when the process cannot start, ends before, or takes too long. */
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
 * Decodes pictures of others in a process of lower priority, one at a time: it does not slow down answers, its memory is that of
 * one picture and returns to the system, and a picture that crashes the decoder crashes nothing else.
 */
export class EncoderProcess {
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  /**
   * Resolves with the encoded picture, when those before it are done. Rejects with UnreadablePicture when it cannot be decoded,
   * and with another error when the process cannot start, or
   * takes too long; the next one gets a new process then.
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

  /** Ends the process, if it runs. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#child?.kill()
    this.#child = null
  }
}

declare global {
  /** server/ and Next's bundles hold copies of this module; they share the process. */
  var etalaseEncoderProcess: EncoderProcess | undefined
}

/** The one process that decodes pictures for this one. */
export function encoderProcess(): EncoderProcess {
  globalThis.etalaseEncoderProcess ??= new EncoderProcess()
  return globalThis.etalaseEncoderProcess
}

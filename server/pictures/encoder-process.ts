import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { EncodedPicture } from '#server/pictures/encode-picture.ts'
import type { EncodeJob, EncodeResult } from '#server/pictures/encoder-worker.ts'

const worker = fileURLToPath(new URL('./encoder-worker.ts', import.meta.url))

/** Milliseconds. A picture takes less than a second on an idle machine. */
const timeoutMs = 120_000

/** The process ends when it has had nothing to do for this long, and its memory with it. */
const idleMs = 30_000

function start(): ChildProcess {
  // Without the flags of the shop's process, whose memory limits are its own, and without its secrets.
  const child = fork(worker, {
    serialization: 'advanced',
    execArgv: [],
    env: { NODE_ENV: 'production' },
  })
  // Pages, calls and first versions of pictures go first. Set from here, before it has threads: they inherit it.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  // Whoever waits for a result is told; nobody else needs to know.
  child.on('error', () => {})
  // Must not keep the shop from ending.
  child.unref()
  child.channel?.unref()
  return child
}

/** The next message of a process. Rejects when the process ends before, or takes too long. */
async function nextResult(child: ChildProcess): Promise<EncodeResult> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodeResult>()
  const onEnd = () => reject(new Error('The process that encodes pictures has ended.'))
  const timer = setTimeout(() => reject(new Error('Encoding a picture took too long.')), timeoutMs)
  child.once('message', resolve).once('exit', onEnd).once('error', onEnd)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', onEnd).off('error', onEnd)
  }
}

/**
 * Encodes pictures in a process of low priority, one at a time: it does not slow down answers, its memory returns to the
 * system, and a picture that crashes the encoder does not crash the shop.
 */
export class EncoderProcess {
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  /** Resolves with the encoded picture. Rejects when it cannot be encoded; the next one gets a new process then. */
  async encode(job: EncodeJob): Promise<EncodedPicture> {
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    try {
      const result = nextResult(this.#child)
      this.#child.send(job, () => {})
      const answer = await result
      this.#idle = setTimeout(() => this.stop(), idleMs).unref()
      if ('error' in answer) throw new Error(answer.error)
      return { bytes: Buffer.from(answer.bytes), type: answer.type }
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

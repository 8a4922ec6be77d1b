import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/** One sequence of code that runs, or waits for something that the explorer decides. */
export class Flow {
  readonly name: string
  /** For how many things it waits. */
  waiting = 0
  isDone = false
  /** Whether it may wait for another flow by itself, without a word of it here. */
  readonly isPatient: boolean
  /** A hash of all that it has learned: it is what it does next. */
  history = ''
  #randoms = 0

  constructor(name: string, { isPatient = false } = {}) {
    this.name = name
    this.isPatient = isPatient
  }

  learn(text: string): void {
    this.history = createHash('sha1').update(this.history).update(text).digest('base64url')
  }

  /** Bytes in hexadecimal digits that look random and are the same in each run. */
  random(bytes: number): string {
    const hash = createHash('sha512')
      .update(`${this.name} ${++this.#randoms}`)
      .digest('hex')
    return hash.slice(0, 2 * bytes)
  }
}

const flows = new AsyncLocalStorage<Flow>()

/** The flow whose code runs now. */
export const currentFlow = (): Flow | undefined => flows.getStore()

/** Runs something that belongs to no flow, and that nobody schedules. */
export const withoutFlow = <Result>(run: () => Result): Result => flows.exit(run)

/** Runs code in a flow, with all that it calls and waits for. */
export const inFlow = <Result>(flow: Flow, run: () => Result): Result => flows.run(flow, run)

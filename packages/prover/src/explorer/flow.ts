import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/** A sequence of code that runs, or waits for a decision of the explorer. */
export class Flow {
  readonly name: string
  /** The number of things it waits for. */
  waiting = 0
  isDone = false
  /** Whether it may wait for another flow without announcing it here. */
  readonly isPatient: boolean
  /** A hash of everything it has learned, which determines what it does next. */
  history = ''
  #randoms = 0

  constructor(name: string, { isPatient = false } = {}) {
    this.name = name
    this.isPatient = isPatient
  }

  learn(text: string): void {
    this.history = createHash('sha1').update(this.history).update(text).digest('base64url')
  }

  /** Returns pseudo-random bytes as hexadecimal digits, the same in each run. */
  random(bytes: number): string {
    const hash = createHash('sha512')
      .update(`${this.name} ${++this.#randoms}`)
      .digest('hex')
    return hash.slice(0, 2 * bytes)
  }
}

const flows = new AsyncLocalStorage<Flow>()

/** Returns the flow whose code runs now. */
export const currentFlow = (): Flow | undefined => flows.getStore()

/** Runs code outside every flow, which is not scheduled. */
export const withoutFlow = <Result>(run: () => Result): Result => flows.exit(run)

/** Runs code in a flow, with everything it calls and awaits. */
export const inFlow = <Result>(flow: Flow, run: () => Result): Result => flows.run(flow, run)

import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after the last picture that a shopper waited for: the pictures of a page come in a burst. */
const afterMs = 100

/** Milliseconds between two checks. */
const lookMs = 25

/** Delays background work while shoppers wait. */
export class Quiet {
  readonly #mostMs: number
  #running = 0
  #lastEnd = Number.NEGATIVE_INFINITY

  /** @param mostMs the longest delay of background work in milliseconds, so that it never starves */
  constructor(mostMs = 5_000) {
    this.#mostMs = mostMs
  }

  /** Runs work that a shopper waits for. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#lastEnd = performance.now()
    }
  }

  /** Resolves when no shopper has waited for a moment, or when the longest delay is over. */
  async wait(): Promise<void> {
    const end = performance.now() + this.#mostMs
    while (this.#isBusy() && performance.now() < end) await sleep(lookMs)
  }

  #isBusy(): boolean {
    return this.#running > 0 || performance.now() < this.#lastEnd + afterMs
  }
}

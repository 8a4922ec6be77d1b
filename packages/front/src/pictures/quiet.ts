import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after the last picture that a visitor waited for: those of a page come in a burst. */
const afterMs = 100

/** Milliseconds between two looks. */
const lookMs = 25

/** Lets work in the background wait while visitors wait for theirs. */
export class Quiet {
  readonly #mostMs: number
  #running = 0
  #lastEnd = Number.NEGATIVE_INFINITY

  /** @param mostMs how long background work waits at most, in milliseconds, so that it never starves */
  constructor(mostMs = 5_000) {
    this.#mostMs = mostMs
  }

  /** Does work that a visitor waits for. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#lastEnd = performance.now()
    }
  }

  /** Resolves when no visitor has waited for a moment, or when this has waited for long enough. */
  async wait(): Promise<void> {
    const end = performance.now() + this.#mostMs
    while (this.#isBusy() && performance.now() < end) await sleep(lookMs)
  }

  #isBusy(): boolean {
    return this.#running > 0 || performance.now() < this.#lastEnd + afterMs
  }
}

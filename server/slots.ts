/** A number of slots, and a queue of limited length for them. */
export class Slots {
  readonly #maxWaiting: number
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(slots: number, maxWaiting: number) {
    this.#free = slots
    this.#maxWaiting = maxWaiting
  }

  /** Runs a function in a slot, in the order of the calls. Null at once when the queue is full. */
  run<Result>(use: () => Promise<Result>): Promise<Result> | null {
    if (this.#free === 0 && this.#waiting.length >= this.#maxWaiting) return null
    return this.#runWhenFree(use)
  }

  async #runWhenFree<Result>(use: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await use()
    } finally {
      this.#release()
    }
  }

  /** Hands the slot to the next in the queue, or frees it. */
  #release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}

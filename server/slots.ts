interface Waiting {
  start: () => void
  isGone: () => boolean
}

/** A number of slots, and a queue of limited length for them. */
export class Slots {
  readonly #maxWaiting: number
  #waiting: Waiting[] = []
  #slots: number
  #running = 0

  constructor(slots: number, maxWaiting: number) {
    this.#slots = slots
    this.#maxWaiting = maxWaiting
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Changes the number of slots. What runs goes on, also in a slot that is no more. */
  resize(slots: number): void {
    this.#slots = slots
    this.#startWaiting()
  }

  /**
   * Runs a function in a slot, in the order of the calls. Null at once when the queue is full; then those are no longer in
   * it of whom `isGone` says that nobody waits for their result.
   */
  run<Result>(use: () => Promise<Result>, isGone = () => false): Promise<Result> | null {
    if (this.#isFull()) this.#waiting = this.#waiting.filter((waiting) => !waiting.isGone())
    return this.#isFull() ? null : this.#runWhenFree(use, isGone)
  }

  #isFull(): boolean {
    return this.#running >= this.#slots && this.#waiting.length >= this.#maxWaiting
  }

  async #runWhenFree<Result>(use: () => Promise<Result>, isGone: () => boolean): Promise<Result> {
    await new Promise<void>((start) => {
      this.#waiting.push({ start, isGone })
      this.#startWaiting()
    })
    try {
      return await use()
    } finally {
      this.#running--
      this.#startWaiting()
    }
  }

  #startWaiting(): void {
    while (this.#running < this.#slots) {
      const next = this.#waiting.shift()
      if (next === undefined) return
      this.#running++
      next.start()
    }
  }
}

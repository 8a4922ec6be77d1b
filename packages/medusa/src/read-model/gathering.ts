/** Batches work on ids that waits for its turn. One run serves all callers that ask before it begins. */
export class Gathering<Result> {
  readonly #inTurn: (run: () => Promise<Result>) => Promise<Result>
  readonly #work: (ids: string[]) => Promise<Result>
  #waiting: { ids: Set<string>; result: Promise<Result> } | null = null

  constructor(
    inTurn: (run: () => Promise<Result>) => Promise<Result>,
    work: (ids: string[]) => Promise<Result>,
  ) {
    this.#inTurn = inTurn
    this.#work = work
  }

  /** Returns the result for these ids and those of the other callers in the batch. */
  ask(given: readonly string[]): Promise<Result> {
    if (this.#waiting) {
      for (const id of given) this.#waiting.ids.add(id)
      return this.#waiting.result
    }
    const ids = new Set(given)
    const result = this.#inTurn(() => {
      this.#waiting = null
      return this.#work([...ids])
    })
    this.#waiting = { ids, result }
    return result
  }
}

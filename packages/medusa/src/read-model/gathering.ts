/** Work about some ids, which waits for its turn: one run serves all that ask before it begins. */
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

  /** Gives what came of the ids, and of those that others have asked for. */
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

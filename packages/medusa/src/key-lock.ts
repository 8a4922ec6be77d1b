/** Serialises work with the same key, within this process. */
export class KeyLock {
  readonly #last = new Map<string, Promise<unknown>>()

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const result = before.then(work, work)
    const settled = result
      .catch(() => {})
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key)
      })
    this.#last.set(key, settled)
    return result
  }
}

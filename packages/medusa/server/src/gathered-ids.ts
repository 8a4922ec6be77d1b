/** Maximum ids of an event: the adapter reads so many products in about a second. */
const most = 250

/** Sends an event about ids. Never rejects; returns whether the event was taken. */
type Send = (ids: string[]) => Promise<boolean>

/**
 * Ids of changed things. Those that come while an event is under way wait for the next: an import in the admin changes thousands of products in
 * a moment.
 */
export class GatheredIds {
  readonly #waiting = new Set<string>()
  #isSending = false

  /** Sends ids with the next event. After an event that was not taken, all that wait are dropped. */
  add(ids: readonly string[], send: Send): void {
    for (const id of ids) this.#waiting.add(id)
    if (!this.#isSending) void this.#sendAll(send)
  }

  async #sendAll(send: Send): Promise<void> {
    this.#isSending = true
    while (this.#waiting.size > 0) {
      const ids = [...this.#waiting].slice(0, most)
      for (const id of ids) this.#waiting.delete(id)
      if (!(await send(ids))) this.#waiting.clear()
    }
    this.#isSending = false
  }
}

import type { Line } from '#queue/line.ts'

/**
 * Whether Redis's counts of a line can be trusted. A Redis that has lost its data, or was away, knows less than the instances, each of
 * which reports the line's progress once a second. It is trusted from this instance's second step on: by then all others have reported.
 */
export class Trust {
  /** The name of Redis's data, which is lost with the data. */
  #epoch: string | null = null
  #heard: string | null = null

  get isRestored(): boolean {
    return this.#epoch !== null
  }

  knows(epoch: string): boolean {
    if (epoch !== this.#epoch) this.lose()
    return this.isRestored
  }

  /** Distrusts Redis until it has answered twice. */
  lose(): void {
    this.#epoch = null
    this.#heard = null
  }

  /** Records the data with which Redis answered a step. Returns whether it is the same data as before. */
  hear(epoch: string, { issued, entered }: Line): boolean {
    const isKnown = epoch === this.#epoch
    // An instance that knows nothing of the line has nothing to restore.
    const isNewHere = issued[0] + issued[1] + entered === 0
    this.#epoch = isKnown || isNewHere || epoch === this.#heard ? epoch : null
    this.#heard = epoch
    return isKnown
  }
}

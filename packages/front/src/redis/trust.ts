import type { Line } from '#queue/line.ts'

/**
 * Whether what Redis counts of a line can be believed. A Redis that has lost its data, or was away, knows less than the
 * instances, each of which tells it once a second how far the line is: it is believed from this one's second step on, between
 * which all others have told theirs.
 */
export class Trust {
  /** The data of Redis have a name, which is lost with them. */
  #epoch: string | null = null
  #heard: string | null = null

  get isRestored(): boolean {
    return this.#epoch !== null
  }

  knows(epoch: string): boolean {
    if (epoch !== this.#epoch) this.lose()
    return this.isRestored
  }

  /** Redis cannot be believed until it is heard twice. */
  lose(): void {
    this.#epoch = null
    this.#heard = null
  }

  /** Hears of the data with which Redis has answered a step. Gives whether they were there before. */
  hear(epoch: string, { issued, entered }: Line): boolean {
    const isKnown = epoch === this.#epoch
    // An instance that knows nothing of the line has nothing to restore.
    const isNewHere = issued[0] + issued[1] + entered === 0
    this.#epoch = isKnown || isNewHere || epoch === this.#heard ? epoch : null
    this.#heard = epoch
    return isKnown
  }
}

import { Slots } from '#rules/slots.ts'

/** A call that reads, and whether anyone gets the same from it. */
interface Read {
  name: string
  isPublic: boolean
}

/** The part of the slots that those who read the catalogue leave to others. */
const shareOfOthers = 1 / 4

/**
 * Slots for calls that read, in two lanes: one for the catalogue, which a crowd of strangers reads, and one for what a call
 * reads for somebody, such as a cart, a checkout or an order. Neither waits for a slot of the other.
 */
export class ReadLanes {
  readonly #catalogue: Slots
  readonly #others: Slots

  /** @param patienceMs how long each waits for a slot at most, in milliseconds */
  constructor(atOnce: number, maxWaiting: number, patienceMs: number) {
    this.#catalogue = new Slots(1, maxWaiting, patienceMs)
    this.#others = new Slots(1, maxWaiting, patienceMs)
    this.resize(atOnce)
  }

  /** Changes the number of slots of both lanes together, of which each has one at least. */
  resize(atOnce: number): void {
    const others = Math.max(1, Math.floor(atOnce * shareOfOthers))
    this.#others.resize(others)
    this.#catalogue.resize(Math.max(1, atOnce - others))
  }

  /**
   * Runs a read in a slot of its lane. While others of the lane wait, reads of one name hold a quarter of the slots at most.
   * Throws TooManyWaiting when there are too many, and after the longest wait.
   */
  run<Result>({ name, isPublic }: Read, read: () => Promise<Result>): Promise<Result> {
    const lane = isPublic ? this.#catalogue : this.#others
    return lane.run(read, { client: name })
  }
}

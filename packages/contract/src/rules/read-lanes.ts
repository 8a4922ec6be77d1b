import { Slots } from '#rules/slots.ts'

/** A read, and whether its response is the same for everyone. */
interface Read {
  name: string
  isPublic: boolean
}

/** The share of slots reserved for private reads. */
const shareOfOthers = 1 / 4

/**
 * Slots for reads in two lanes: one for the catalogue, which crowds read, and one for private reads, such as a cart, a checkout or an
 * order. Neither lane waits for the other.
 */
export class ReadLanes {
  readonly #catalogue: Slots
  readonly #others: Slots

  /** @param patienceMs the longest wait for a slot, in milliseconds */
  constructor(atOnce: number, maxWaiting: number, patienceMs: number) {
    this.#catalogue = new Slots(1, maxWaiting, patienceMs)
    this.#others = new Slots(1, maxWaiting, patienceMs)
    this.resize(atOnce)
  }

  /** Changes the total number of slots; each lane keeps at least one. */
  resize(atOnce: number): void {
    const others = Math.max(1, Math.floor(atOnce * shareOfOthers))
    this.#others.resize(others)
    this.#catalogue.resize(Math.max(1, atOnce - others))
  }

  /**
   * Runs a read in a slot of its lane. While others wait, reads of one name get at most a quarter of the lane's slots. Throws
   * TooManyWaiting when the queue is full, and after the longest wait.
   */
  run<Result>({ name, isPublic }: Read, read: () => Promise<Result>): Promise<Result> {
    const lane = isPublic ? this.#catalogue : this.#others
    return lane.run(read, { client: name })
  }
}

/** Thrown when the queue for a slot is full, or the wait in it too long (load shedding). */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'

  constructor() {
    super('queue full')
  }
}

interface Waiting {
  client: string
  isAdmitted: boolean
  /** Arrival, in milliseconds since the start of the process: Next forbids reading the clock within a prerender. */
  since: number
  start: () => void
  refuse: (reason: Error) => void
  isGone: () => boolean
}

interface For {
  /**
   * The client, or kind of work, that takes the slot. While others wait, one client gets at most a quarter of the slots, and an equal share
   * of a full queue.
   */
  client?: string
  /** Whether the shop's queue has admitted the shopper, who then has precedence and is not refused in favour of others. */
  isAdmitted?: boolean
  /** Whether the client has disconnected. */
  isGone?: () => boolean
}

/** The part of the slots that one client gets while others wait. */
const share = 1 / 4

/** The most waiting requests of one admitted shopper. */
const mostOfAdmitted = 16

const count = (clients: Iterable<string>) => {
  const counts = new Map<string, number>()
  for (const client of clients) counts.set(client, (counts.get(client) ?? 0) + 1)
  return counts
}

/** A fixed number of slots with a bounded queue (admission control). */
export class Slots {
  readonly #maxWaiting: number
  readonly #patienceMs: number | undefined
  #waiting: Waiting[] = []
  #slots: number
  #running = 0
  readonly #held = new Map<string, number>()
  /** The client that got the last turn. */
  #last = ''

  /** @param patienceMs the longest wait for a slot, in milliseconds; without it requests wait until `refuseAfter` */
  constructor(slots: number, maxWaiting: number, patienceMs?: number) {
    this.#patienceMs = patienceMs
    this.#slots = slots
    this.#maxWaiting = maxWaiting
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Changes the number of slots. Running work continues, even in a removed slot. */
  resize(slots: number): void {
    this.#slots = slots
    this.#startWaiting()
  }

  /** Refuses requests that have waited longer than `ms` milliseconds. */
  refuseAfter(ms: number): void {
    const since = performance.now() - ms
    const isLate = (waiting: Waiting) => waiting.since < since && !waiting.isAdmitted
    const late = this.#waiting.filter(isLate)
    if (late.length > 0) this.#waiting = this.#waiting.filter((waiting) => !isLate(waiting))
    for (const { refuse } of late) refuse(new TooManyWaiting())
  }

  /**
   * Runs a function in a slot, in order of the calls as far as each client's share allows. Rejects with TooManyWaiting when the queue is
   * full, when a full queue must make room for a client with fewer requests, and after the longest wait.
   */
  async run<Result>(
    use: () => Promise<Result>,
    { client = '', isAdmitted = false, isGone = () => false }: For = {},
  ): Promise<Result> {
    if (isAdmitted) this.#boundAdmitted(client)
    else this.#makeRoom(client)
    await new Promise<void>((start, refuse) => {
      const waiting = { client, isAdmitted, since: performance.now(), start, refuse, isGone }
      this.#waiting.push(waiting)
      this.#startWaiting()
      this.#limitWait(waiting)
    })
    try {
      return await use()
    } finally {
      this.#running--
      this.#hold(client, -1)
      this.#startWaiting()
    }
  }

  #limitWait(waiting: Waiting): void {
    if (this.#patienceMs === undefined || !this.#waiting.includes(waiting)) return
    const timer = setTimeout(() => {
      const index = this.#waiting.indexOf(waiting)
      if (index < 0) return
      this.#waiting.splice(index, 1)
      waiting.refuse(new TooManyWaiting())
    }, this.#patienceMs)
    timer.unref?.()
  }

  #isFull(): boolean {
    return this.#running >= this.#slots && this.#waiting.length >= this.#maxWaiting
  }

  /** Bounds an admitted shopper's waiting requests, which are otherwise not refused. */
  #boundAdmitted(client: string): void {
    const own = this.#waiting.filter((waiting) => waiting.isAdmitted && waiting.client === client)
    if (own.length >= mostOfAdmitted) throw new TooManyWaiting()
  }

  /** Makes room in a full queue: drops disconnected clients, else the last request of the client with the most. */
  #makeRoom(client: string): void {
    if (this.#isFull()) this.#waiting = this.#waiting.filter((waiting) => !waiting.isGone())
    if (!this.#isFull()) return
    const strangers = this.#waiting.filter(({ isAdmitted }) => !isAdmitted)
    const counts = count(strangers.map((waiting) => waiting.client))
    const [most = '', mostCount = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
    if (mostCount <= (counts.get(client) ?? 0) + 1) throw new TooManyWaiting()
    const index = this.#waiting.findLastIndex(
      (waiting) => waiting.client === most && !waiting.isAdmitted,
    )
    const [dropped] = this.#waiting.splice(index, 1)
    dropped?.refuse(new TooManyWaiting())
  }

  #hold(client: string, change: 1 | -1): void {
    const held = (this.#held.get(client) ?? 0) + change
    if (held === 0) this.#held.delete(client)
    else this.#held.set(client, held)
  }

  /**
   * Returns the first waiting request of a client below its share: admitted shoppers first, then another client than the last one, so that
   * even one slot is shared. When all are above their share, returns the first request.
   */
  #next(): Waiting | undefined {
    const most = Math.max(1, Math.floor(this.#slots * share))
    const isWithin = ({ client }: Waiting) => (this.#held.get(client) ?? 0) < most
    const admitted = this.#waiting.findIndex((waiting) => waiting.isAdmitted && isWithin(waiting))
    const isOther = (waiting: Waiting) => isWithin(waiting) && waiting.client !== this.#last
    const other = this.#waiting.findIndex(isOther)
    const [next = 0] = [admitted, other, this.#waiting.findIndex(isWithin)].filter((at) => at >= 0)
    return this.#waiting.splice(next, 1)[0]
  }

  #startWaiting(): void {
    while (this.#running < this.#slots) {
      const next = this.#next()
      if (next === undefined) return
      this.#running++
      this.#hold(next.client, 1)
      this.#last = next.client
      next.start()
    }
  }
}

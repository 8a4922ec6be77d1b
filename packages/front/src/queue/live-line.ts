import { isCalled, type Line, newLine, outlook, placeOf, waitingIn } from '#queue/line.ts'
import {
  type Arrival,
  type Control,
  further,
  type Lines,
  type Order,
  type Standing,
} from '#queue/lines.ts'
import { closed, LoadWatch, type Opening, openingAt } from '#queue/phase.ts'
import type { Ticket, TicketSeal } from '#queue/ticket.ts'
import { growingCache } from '#shared/growing-cache.ts'
import type { QueueSettings } from '#shared/settings.ts'

interface Around {
  rules: QueueSettings
  lines: Lines
  seal: TicketSeal
  /** Called each second with the line. */
  seen: (line: Line) => void
  /** Returns how often the backend was found to hang. */
  backendHangs: () => number
  now: () => number
}

const ms = {
  /** After the backend has hung, no calls are made: newcomers would be refused. */
  relief: 10_000,
  /** Between two steps of the line. */
  step: 1_000,
  /** After a restart in the middle of a sale, when no instance knows where the line stands, its tickets tell for this long. */
  settling: 70_000,
}

interface Newcomer {
  network: string
  /** In milliseconds since 1970. */
  cameAt: number
  give: (arrival: Arrival | null) => void
}

/** The most newcomers that wait for a number, and for how many milliseconds. Instances share a line's standing within two seconds. */
const held = { most: 10_000, ms: 5_000 }

/** Some 20 MB at most. */
const maxActs = 100_000

const inSeconds = (time: number) => Math.floor(time / 1_000)

const pairAt = (isCrowded: boolean, value: number) =>
  isCrowded ? ([0, value] as const) : ([value, 0] as const)

/** The line in front of the shop: whether it is open, who is called, and who joins. */
export class LiveLine {
  readonly #around: Around
  readonly #load: LoadWatch | null
  readonly #startedAt: number
  #control: Control = { order: null, opened: null }
  #opening: Opening = closed
  #line: Line
  /** Shoppers active since the last step, or before a line opens. */
  readonly #acts = growingCache<number>(maxActs)
  #hangs: number
  #hungAt = Number.NEGATIVE_INFINITY
  #arrivals: Newcomer[] = []
  /** Newcomers for whom no number was safe. They get theirs first. */
  #held: Newcomer[] = []

  constructor(around: Around) {
    const { rules, now } = around
    this.#around = around
    this.#startedAt = now()
    this.#hangs = around.backendHangs()
    this.#load = rules.over === null ? null : new LoadWatch(rules.over)
    this.#line = newLine(0, 0, rules.perSecond)
  }

  get opening(): Opening {
    return this.#opening
  }

  /** Whether a line may open at any moment. */
  get watchesLoad(): boolean {
    return this.#load !== null
  }

  /** Moves the line on each second. Returns a function that stops it. */
  start(): () => void {
    const step = () => void this.step().catch((error) => console.error('The queue failed', error))
    step()
    const timer = setInterval(step, ms.step).unref()
    return () => clearInterval(timer)
  }

  /** Updates the line with the operator's order and other instances' state. */
  async step(): Promise<void> {
    const { lines, rules, now, seen } = this.#around
    this.#control = await lines.control()
    await this.#watchLoad()
    this.#opening = openingAt(now(), rules, this.#control)
    const { line, phase } = this.#opening
    if (phase === 'off') return this.#letGo()
    const acts = new Map(this.#acts.entries())
    this.#acts.clear()
    const isAdmitting = phase === 'running' && !this.isSettling && !this.#isBackendBusy()
    this.#line = await lines.goOn(line, { now: now(), acts, isAdmitting })
    seen(this.#line)
    await this.#giveHeld()
  }

  /** Sets the operator's order; null leaves it to the settings. */
  async order(order: Order | null): Promise<void> {
    const isOver = order === null || order === 'close'
    // A sale from the settings has its own line, which ends with it.
    const opened =
      isOver || this.#opening.isSale ? null : (this.#control.opened ?? this.#newLineId())
    await this.#around.lines.setControl({ order, opened })
    await this.step()
  }

  /** Returns the state of the queue, for staff. */
  state() {
    const [own, crowded] = waitingIn(this.#line)
    const { called, entered, abandoned, speed } = this.#line
    const { order } = this.#control
    const { phase } = this.#opening
    return {
      order: order ?? 'auto',
      phase,
      waiting: own + crowded,
      called: called[0] + called[1],
      entered,
      abandoned,
      per_minute: Math.round(speed * 60),
    }
  }

  /** Counts a page view while the line is empty. */
  countView(): void {
    this.#load?.count()
  }

  /** Records that an admitted shopper came or acted, and is in until a time in milliseconds since 1970. */
  act(name: string, until: number): void {
    this.#acts.set(name, until)
  }

  /** Whether this process started in the middle of a sale and learns the line's standing from tickets. */
  get isSettling(): boolean {
    const { rules, lines, now } = this.#around
    const isLate = rules.sale !== null && this.#startedAt > rules.sale.lotFrom
    return isLate && !lines.isShared && now() < this.#startedAt + ms.settling
  }

  /** Whether the backend hangs, as the last calls showed. After some time without calls it is tried again. */
  #isBackendBusy(): boolean {
    const { backendHangs, now } = this.#around
    const hangs = backendHangs()
    if (hangs !== this.#hangs) {
      this.#hangs = hangs
      this.#hungAt = now()
    }
    return now() < this.#hungAt + ms.relief
  }

  /** Returns the place of a ticket of this line; null before its lot is drawn. */
  placeOf = (ticket: Ticket): number | null =>
    placeOf(this.#line, ticket, (drawn) => this.#around.seal.lotOf(drawn))

  isCalled(ticket: Ticket): boolean {
    if (this.#opening.phase !== 'running') return false
    const place = this.placeOf(ticket)
    return place !== null && isCalled(this.#line, ticket, place)
  }

  /** Returns the number of calls up to and including a place, and the seconds they take. */
  outlook = (ticket: Ticket, place: number) => outlook(this.#line, ticket, place)

  /** Learns from a ticket: the line has at least as many places, and admitted tickets were called. */
  learn(ticket: Ticket): void {
    const { isCrowded, isDrawn, number, admittedUntil } = ticket
    const { issued, id } = this.#line
    if (number <= issued[isCrowded ? 1 : 0] && !this.isSettling) return
    const pair = pairAt(isCrowded, number)
    this.#restore(id, { issued: pair, ...(isDrawn && { drawn: pair }) })
    if (admittedUntil > 0) this.enter(ticket)
  }

  /** Records an entry. Its place counts as called, even when the line was empty. */
  enter(ticket: Ticket): void {
    const place = this.placeOf(ticket)
    const { called, id } = this.#line
    if (place !== null && place > called[ticket.isCrowded ? 1 : 0])
      this.#restore(id, { called: pairAt(ticket.isCrowded, place) })
  }

  #restore(id: number, atLeast: Standing): void {
    this.#around.lines.restore(id, atLeast)
    this.#line = further(this.#line, atLeast)
  }

  /**
   * Gives a newcomer a number. Newcomers of one turn of the event loop get theirs together. While no number is safe, they wait in order;
   * null for one who would wait too long.
   */
  join(network: string): Promise<Arrival | null> {
    const cameAt = this.#around.now()
    return new Promise((give) => {
      this.#arrivals.push({ network, cameAt, give })
      if (this.#arrivals.length === 1) setImmediate(() => void this.#receive())
    })
  }

  /** Whether newcomers wait for their numbers. */
  get isHolding(): boolean {
    return this.#held.length > 0
  }

  async #receive(): Promise<void> {
    const arrivals = this.#arrivals
    this.#arrivals = []
    if (this.isHolding) this.#hold(arrivals)
    else await this.#giveNumbers(arrivals)
  }

  async #giveNumbers(newcomers: readonly Newcomer[]): Promise<void> {
    if (newcomers.length === 0) return
    const networks = newcomers.map(({ network }) => network)
    const numbers = await this.#around.lines.join(this.#opening.line, networks)
    if (numbers === null) this.#hold(newcomers)
    else for (const [index, { give }] of newcomers.entries()) give(numbers[index] ?? null)
  }

  #hold(newcomers: readonly Newcomer[]): void {
    for (const newcomer of newcomers) {
      const isLate = this.#around.now() >= newcomer.cameAt + held.ms
      if (isLate || this.#held.length >= held.most) newcomer.give(null)
      else this.#held.push(newcomer)
    }
  }

  /** Releases waiting newcomers when the line closes. */
  #letGo(): void {
    for (const { give } of this.#held.splice(0)) give(null)
  }

  async #giveHeld(): Promise<void> {
    const newcomers = this.#held
    this.#held = []
    await this.#giveNumbers(newcomers)
  }

  /** Names a new line by the minute, so that instances that open it in the same minute agree. */
  #newLineId = () => Math.floor(inSeconds(this.#around.now()) / 60) * 60

  async #watchLoad(): Promise<void> {
    const { order, opened } = this.#control
    if (this.#load === null || order !== null) return
    const [own, crowded] = waitingIn(this.#line)
    const isOpen = this.#load.decide(opened !== null, own + crowded)
    if (isOpen === (opened !== null)) return
    console.warn(isOpen ? 'A queue opens: too many come' : 'The queue closes: nobody waits')
    this.#control = { order, opened: isOpen ? this.#newLineId() : null }
    await this.#around.lines.setControl({ opened: this.#control.opened })
  }
}

import { type Counts, goOn, isCrowd, type Line, newLine, type Pair } from '#queue/line.ts'
import { growingCache } from '#shared/growing-cache.ts'
import type { QueueSettings } from '#shared/settings.ts'

/** The number that an arrival gets, among those of its kind. */
export interface Arrival {
  number: number
  isCrowded: boolean
}

/** What the operator has ordered, in place of what the settings say. */
export const orders = ['open', 'pause', 'close'] as const
export type Order = (typeof orders)[number]

export interface Control {
  /** Null: as the settings say. */
  order: Order | null
  /** Since when a line stands that no sale has opened, in seconds since 1970; null when there is none. */
  opened: number | null
}

/** What a shop brings into a line when it goes on. */
export interface Visit extends Pick<Counts, 'now' | 'isAdmitting'> {
  /** Who came in, or did something, lately: until when each is admitted, in milliseconds since 1970. */
  acts: ReadonlyMap<string, number>
}

/** The lines in front of a shop, of one instance or of many. */
export interface Lines {
  /** Gives the arrivals of some networks their numbers, in this order; null for the moments in which no number is safe. */
  join(line: number, networks: readonly string[]): Promise<Arrival[] | null>
  /** Lets a line go on, as far as the time since the last step allows. */
  goOn(line: number, visit: Visit): Promise<Line>
  /** What tickets say of a line that this instance does not know from its beginning: it stands at least there. */
  restore(line: number, atLeast: Standing): void
  /** Whether others can tell this instance where a line stands. */
  readonly isShared: boolean
  control(): Promise<Control>
  setControl(change: Partial<Control>): Promise<void>
}

/** Networks whose tickets are counted: some 20 MB at most. Beyond that the one that rested longest is forgotten. */
const maxNetworks = 100_000

/** Shoppers in the shop that are known: some 20 MB at most. */
const maxInside = 100_000

const larger = (a: Pair, b: Pair): Pair => [Math.max(a[0], b[0]), Math.max(a[1], b[1])]

/** How far a line is, as far as one knows. */
export type Standing = Partial<Pick<Line, 'issued' | 'called' | 'drawn'>>

const none: Pair = [0, 0]

/** Two views of a line: it stands where the one stands that is further. */
export const further = (line: Line, { issued, called, drawn }: Standing): Line => ({
  ...line,
  issued: larger(line.issued, issued ?? none),
  called: larger(line.called, called ?? none),
  drawn: line.drawn && drawn ? larger(line.drawn, drawn) : (line.drawn ?? drawn ?? null),
})

/** Numbers for arrivals, after the last numbers that are taken. */
export function numbered(crowds: readonly boolean[], last: Pair): Arrival[] {
  let [own, crowded] = last
  return crowds.map((isCrowded) => ({ isCrowded, number: isCrowded ? ++crowded : ++own }))
}

/** Lines in the memory of this process. */
export class MemoryLines implements Lines {
  readonly isShared = false
  readonly #rules: QueueSettings
  readonly #networkFactor: number
  readonly #held = growingCache<number>(maxNetworks)
  readonly #inside = growingCache<number>(maxInside)
  #line: Line
  #entered = 0
  #control: Control = { order: null, opened: null }

  /** @param networkFactor multiplies the share of a network; 0 leaves networks alone */
  constructor(rules: QueueSettings, networkFactor: number) {
    this.#rules = rules
    this.#networkFactor = networkFactor
    this.#line = newLine(0, 0, rules.perSecond)
  }

  /** The line as this instance knows it; another one begins anew. */
  line(id: number): Line {
    if (this.#line.id !== id) {
      this.#line = newLine(id, 0, this.#rules.perSecond)
      this.#held.clear()
      this.#inside.clear()
      this.#entered = 0
    }
    return this.#line
  }

  /** Takes over what others know of a line. */
  adopt(line: Line): void {
    this.#line = line
    this.#entered = line.entered
  }

  /** Whether a network has more than its share, when one more of it joins. */
  isCrowd(held: number): boolean {
    const { issued } = this.#line
    return isCrowd(held, issued[0] + issued[1], this.#networkFactor)
  }

  /** Counts one more ticket of a network: gives how many it has. */
  countTicket(network: string): number {
    const held = (this.#held.get(network) ?? 0) + 1
    this.#held.set(network, held)
    return held
  }

  async join(id: number, networks: readonly string[]): Promise<Arrival[]> {
    this.line(id)
    return this.numbersFor(
      id,
      networks.map((network) => this.isCrowd(this.countTicket(network))),
    )
  }

  /** Gives arrivals the next numbers. */
  numbersFor(id: number, crowds: readonly boolean[]): Arrival[] {
    const { issued } = this.line(id)
    const crowded = crowds.filter(Boolean).length
    this.restore(id, { issued: [issued[0] + crowds.length - crowded, issued[1] + crowded] })
    return numbered(crowds, issued)
  }

  /** Who is in the shop, and until when. */
  get inside(): ReadonlyMap<string, number> {
    return new Map(this.#inside.entries())
  }

  async goOn(id: number, visit: Visit, shops = 1): Promise<Line> {
    const line = this.line(id)
    this.note(visit)
    const { now, isAdmitting } = visit
    const counts = { now, isAdmitting, issued: line.issued, entered: this.#entered }
    const rules = { ...this.#rules, perSecond: this.#rules.perSecond / shops }
    this.#line = goOn(line, { ...counts, inside: this.#inside.size }, rules)
    return this.#line
  }

  restore(id: number, atLeast: Standing): void {
    this.#line = further(this.line(id), atLeast)
  }

  async control(): Promise<Control> {
    return this.#control
  }

  async setControl(change: Partial<Control>): Promise<void> {
    this.#control = { ...this.#control, ...change }
  }

  /** Notes who is in the shop, also for the time when others are away. */
  note({ acts, now }: Pick<Visit, 'acts' | 'now'>): void {
    for (const [name, until] of acts) {
      if (!this.#inside.has(name)) this.#entered++
      this.#inside.set(name, until)
    }
    for (const [name, until] of this.#inside.entries()) if (until <= now) this.#inside.delete(name)
  }
}

import { type Counts, goOn, isCrowd, type Line, newLine, type Pair } from '#queue/line.ts'
import { growingCache } from '#shared/growing-cache.ts'
import type { QueueSettings } from '#shared/settings.ts'

/** The number of an arrival among those of its kind. */
export interface Arrival {
  number: number
  isCrowded: boolean
}

/** Orders of the operator, which override the settings. */
export const orders = ['open', 'pause', 'close'] as const
export type Order = (typeof orders)[number]

export interface Control {
  /** Null leaves it to the settings. */
  order: Order | null
  /** When a line opened without a sale, in seconds since 1970; null when there is none. */
  opened: number | null
}

/** An instance's input for a step of the line. */
export interface Visit extends Pick<Counts, 'now' | 'isAdmitting'> {
  /** Recently active shoppers, with the end of each admission in milliseconds since 1970. */
  acts: ReadonlyMap<string, number>
}

/** The lines in front of a shop of one or several instances. */
export interface Lines {
  /** Gives arrivals of these networks their numbers, in order; null while no number is safe. */
  join(line: number, networks: readonly string[]): Promise<Arrival[] | null>
  /** Moves a line on, as far as the time since the last step allows. */
  goOn(line: number, visit: Visit): Promise<Line>
  /** Restores a line's minimum standing from tickets, after a restart in the middle of it. */
  restore(line: number, atLeast: Standing): void
  /** Whether other instances can tell this one where a line stands. */
  readonly isShared: boolean
  control(): Promise<Control>
  setControl(change: Partial<Control>): Promise<void>
}

/** The most networks with counted tickets, some 20 MB. Beyond that the least recently used one is dropped. */
const maxNetworks = 100_000

/** The most known shoppers in the shop, some 20 MB. */
const maxInside = 100_000

const larger = (a: Pair, b: Pair): Pair => [Math.max(a[0], b[0]), Math.max(a[1], b[1])]

/** The known progress of a line. */
export type Standing = Partial<Pick<Line, 'issued' | 'called' | 'drawn'>>

const none: Pair = [0, 0]

/** Merges a view into a line: the larger progress wins. */
export const further = (line: Line, { issued, called, drawn }: Standing): Line => ({
  ...line,
  issued: larger(line.issued, issued ?? none),
  called: larger(line.called, called ?? none),
  drawn: line.drawn && drawn ? larger(line.drawn, drawn) : (line.drawn ?? drawn ?? null),
})

/** Numbers arrivals after the last numbers taken. */
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

  /** @param networkFactor multiplies the share of a network; 0 disables the limit */
  constructor(rules: QueueSettings, networkFactor: number) {
    this.#rules = rules
    this.#networkFactor = networkFactor
    this.#line = newLine(0, 0, rules.perSecond)
  }

  /** Returns the line of this instance; a new id starts a new line. */
  line(id: number): Line {
    if (this.#line.id !== id) {
      this.#line = newLine(id, 0, this.#rules.perSecond)
      this.#held.clear()
      this.#inside.clear()
      this.#entered = 0
    }
    return this.#line
  }

  /** Takes over other instances' state of a line. */
  adopt(line: Line): void {
    this.#line = line
    this.#entered = line.entered
  }

  /** Whether a network that holds so many tickets exceeds its share. */
  isCrowd(held: number): boolean {
    const { issued } = this.#line
    return isCrowd(held, issued[0] + issued[1], this.#networkFactor)
  }

  /** Counts a ticket of a network. Returns the network's total. */
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

  /** The shoppers in the shop, with the end of each admission. */
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

  /** Records who is in the shop, also for times when other instances are unreachable. */
  note({ acts, now }: Pick<Visit, 'acts' | 'now'>): void {
    for (const [name, until] of acts) {
      if (!this.#inside.has(name)) this.#entered++
      this.#inside.set(name, until)
    }
    for (const [name, until] of this.#inside.entries()) if (until <= now) this.#inside.delete(name)
  }
}

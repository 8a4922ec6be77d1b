import type { Control } from '#queue/lines.ts'
import type { QueueSettings } from '#shared/settings.ts'

/** Whether newcomers go in (`off`), wait for the start (`before`) or for their turn (`running`), or for the operator (`paused`). */
type Phase = 'off' | 'before' | 'running' | 'paused'

export interface Opening {
  phase: Phase
  /** The line, by when it opened, in seconds since 1970; 0 for none. */
  line: number
  covers: QueueSettings['covers']
  /** Whether it is the line of a sale, which begins for all with its lot. */
  isSale: boolean
}

export const closed: Opening = { phase: 'off', line: 0, covers: 'all', isSale: false }

/** What holds now: the operator's order, else the sale of the settings, else a line over a load. */
export function openingAt(
  now: number,
  { sale, covers }: QueueSettings,
  { order, opened }: Control,
): Opening {
  if (order === 'close') return closed
  const isSale = sale !== null && now >= sale.lotFrom && now < sale.endsAt
  const line = isSale ? Math.floor(sale.startsAt / 1000) : (opened ?? 0)
  if (line === 0) return closed
  const where = { line, isSale, covers: isSale ? covers : ('all' as const) }
  if (order !== null) return { ...where, phase: order === 'pause' ? 'paused' : 'running' }
  return { ...where, phase: isSale && now < sale.startsAt ? 'before' : 'running' }
}

/** Seconds of more page views than the setting after which a line opens, and of fewer after which it closes. */
const patience = { opens: 3, closes: 60 }

/** A part of the setting: with fewer page views nobody needs to wait. */
const calm = 0.8

/** Says when a line opens and closes over a load. */
export class LoadWatch {
  readonly #over: number
  #busySeconds = 0
  #calmSeconds = 0
  #views = 0

  /** @param over page views a second */
  constructor(over: number) {
    this.#over = over
  }

  /** A page view that reached the shop. */
  count(): void {
    this.#views++
  }

  /** Is called each second: whether a line is to be open from now on. */
  decide(isOpen: boolean, waiting: number): boolean {
    const views = this.#views
    this.#views = 0
    this.#busySeconds = views > this.#over ? this.#busySeconds + 1 : 0
    this.#calmSeconds =
      isOpen && views < this.#over * calm && waiting === 0 ? this.#calmSeconds + 1 : 0
    return isOpen ? this.#calmSeconds < patience.closes : this.#busySeconds >= patience.opens
  }
}

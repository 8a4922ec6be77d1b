import type { Control } from '#queue/lines.ts'
import type { QueueSettings } from '#shared/settings.ts'

/** Whether newcomers go in (`off`), wait for the start (`before`), for their turn (`running`), or for the operator (`paused`). */
type Phase = 'off' | 'before' | 'running' | 'paused'

export interface Opening {
  phase: Phase
  /** The id of the line: when it opened, in seconds since 1970; 0 for none. */
  line: number
  covers: QueueSettings['covers']
  /** Whether it is the line of a sale, which starts for all with a draw. */
  isSale: boolean
}

export const closed: Opening = { phase: 'off', line: 0, covers: 'all', isSale: false }

/** Returns the current phase: by the operator's order, else the sale of the settings, else a line opened by load. */
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

/** Seconds of page views above the setting before a line opens, and below it before it closes. */
const patience = { opens: 3, closes: 60 }

/** The part of the setting below which no line is needed. */
const calm = 0.8

/** Decides when load opens and closes a line. */
export class LoadWatch {
  readonly #over: number
  #busySeconds = 0
  #calmSeconds = 0
  #views = 0

  /** @param over page views a second */
  constructor(over: number) {
    this.#over = over
  }

  /** Counts a page view that reached the shop. */
  count(): void {
    this.#views++
  }

  /** Returns whether a line should be open from now on. Called each second. */
  decide(isOpen: boolean, waiting: number): boolean {
    const views = this.#views
    this.#views = 0
    this.#busySeconds = views > this.#over ? this.#busySeconds + 1 : 0
    this.#calmSeconds =
      isOpen && views < this.#over * calm && waiting === 0 ? this.#calmSeconds + 1 : 0
    return isOpen ? this.#calmSeconds < patience.closes : this.#busySeconds >= patience.opens
  }
}

/** What was left out, and why. The reason is one of few; the detail says what exactly was found. */
export interface Dropped {
  line: number
  /** Null for the whole row. */
  field: string | null
  reason: string
  detail?: string
}

/** How many are named one by one; all are counted. */
const maxNamed = 1_000

/** What became of a product. */
export type Outcome = 'made' | 'updated' | 'unchanged'

/** What found its way into the catalogue, and what did not. */
export class ImportReport {
  made = 0
  updated = 0
  unchanged = 0
  /** Parts of products that were written before: their rows do not stand together in the file. */
  late = 0
  private weightless = 0
  private assumedGrams = 0
  /** Pictures that are here now, and those that could not be fetched. */
  fetched = 0
  private missed = 0
  /** Products that are new or changed, for the shop's cache. */
  readonly changedIds: number[] = []
  readonly origins = new Set<string>()
  readonly notes: string[] = []
  private readonly reasons = new Map<string, number>()
  private named = 0
  private readonly say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.say = say
  }

  /** Counts a product once: as what became of it in the end. `before` is what a part of it was counted as already. */
  count(id: number, outcome: Outcome, before: Outcome | undefined): void {
    const isNews = outcome !== 'unchanged' && (before === undefined || before === 'unchanged')
    if (before === undefined || isNews) this[outcome]++
    if (before === 'unchanged' && isNews) this.unchanged--
    if (isNews) this.changedIds.push(id)
  }

  /** Names a picture that could not be fetched. */
  missPicture(address: string, reason: string): void {
    this.missed++
    if (this.missed <= maxNamed) this.say(`Picture ${address.slice(0, 200)} ${reason}.`)
    this.noteOrigin(address)
  }

  /** Notes from where the shop is to fetch a picture; one of the backend's own is a path. */
  noteOrigin(address: string): void {
    if (URL.canParse(address)) this.origins.add(new URL(address).origin)
  }

  /** Notes products that have changed otherwise than by a row. */
  noteChanged(ids: readonly number[]): void {
    const known = new Set(this.changedIds)
    this.changedIds.push(...new Set(ids.filter((id) => !known.has(id))))
  }

  /** Counts a new product without a weight, which is taken for so heavy. */
  assumeWeight(grams: number): void {
    this.weightless++
    this.assumedGrams = grams
  }

  drop({ line, field, reason, detail }: Dropped): void {
    const key = `${field === null ? 'row' : `field ${field}`}: ${reason}`
    this.reasons.set(key, (this.reasons.get(key) ?? 0) + 1)
    this.named++
    if (this.named > maxNamed) return
    const found = detail === undefined ? '' : ` (${JSON.stringify(detail.slice(0, 80))})`
    this.say(`Line ${line}: ${key}${found}`)
    if (this.named === maxNamed) this.say('What else is left out is counted below.')
  }

  /** The last lines: counts, and what was left out by reason, the most frequent first. */
  summary(): string[] {
    const reasons = [...this.reasons].toSorted(([, a], [, b]) => b - a)
    return [
      `Products: ${this.made} made, ${this.updated} updated, ${this.unchanged} unchanged.`,
      ...(reasons.length === 0
        ? ['Nothing was left out.']
        : ['Left out:', ...reasons.map(([reason, count]) => `  ${count} × ${reason}`)]),
      ...(this.late === 0
        ? []
        : [
            `${this.late} × rows of a product that stand far behind its others: their sizes and pictures were added to it.`,
          ]),
      ...(this.weightless === 0
        ? []
        : [
            `${this.weightless} × new products without a weight: each is taken for ${this.assumedGrams} g (--weight).`,
          ]),
      ...(this.fetched + this.missed === 0
        ? []
        : [`Pictures: ${this.fetched} fetched, ${this.missed} not.`]),
      ...this.notes,
    ]
  }
}

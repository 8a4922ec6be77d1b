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

/** What found its way into the catalogue, and what did not. */
export class ImportReport {
  made = 0
  updated = 0
  unchanged = 0
  /** Parts of products that were written before: their rows do not stand together in the file. */
  late = 0
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
      ...this.notes,
    ]
  }
}

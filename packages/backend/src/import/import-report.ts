/** Why a row is left out. The reason is one of a few; the detail quotes what was found. */
export interface Refusal {
  reason: string
  detail?: string
}

/** A line number, and what it counts if that differs from the rest. */
type Place = Readonly<{ line: number; unit?: string }>

/** A value that was left out of an imported row. */
export interface Dropped extends Refusal {
  line: number
  unit?: string
  field: string
}

/** Limit of items reported individually. All are counted. */
const maxNamed = 1_000

/** Limit of lost colours reported by name. */
const maxNamedColors = 20

/** Outcome of a product. */
export type Outcome = 'made' | 'updated' | 'unchanged'

/** Outcome of a row; `shared` if it only has a picture or data shared by other rows' variants. */
type RowOutcome = 'imported' | 'unchanged' | 'shared' | 'leftOut'

/** A row of the file. It counts once, with the best outcome of its variants. */
export interface SourceRow {
  readonly line: number
  /** What its line counts, where the import has several files. */
  readonly unit?: string
  outcome: RowOutcome | null
}

/** Counts what was imported and what was not. */
export class ImportReport {
  /** What line numbers count. */
  unit = 'Line'
  made = 0
  updated = 0
  unchanged = 0
  /** Parts of products already written, because their rows are scattered in the file. */
  late = 0
  /** Rows of the file by outcome. After an import the outcomes sum to `read`. */
  readonly rows = { read: 0, imported: 0, unchanged: 0, shared: 0, leftOut: 0 }
  /** Quantities left alone because they equal the last import's, and some pieces were sold since. */
  keptNumbers = 0
  private readonly raised = { pieces: 0, sizes: 0 }
  private readonly lostColors: string[] = []
  private weightless = 0
  private assumedGrams = 0
  /** Pictures fetched, and pictures that failed. */
  fetched = 0
  private missed = 0
  /** New and changed products, for the shop's cache. */
  readonly changedIds: number[] = []
  readonly origins = new Set<string>()
  readonly notes: string[] = []
  private readonly reasons = new Map<string, number>()
  private named = 0
  private readonly say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.say = say
  }

  /** Counts a row that was read. `settle` or `leaveOut` sets its outcome. */
  openRow(line: number, unit?: string): SourceRow {
    this.rows.read++
    return { line, outcome: null, ...(unit && { unit }) }
  }

  /** Counts the outcome of rows. */
  settle(rows: readonly SourceRow[], outcome: RowOutcome): void {
    for (const row of rows) {
      const before = row.outcome
      if (before === 'imported' || before === outcome) continue
      if (before !== null && outcome === 'leftOut') continue
      if (before !== null) this.rows[before]--
      this.rows[outcome]++
      row.outcome = outcome
    }
  }

  /** Reports a row that is left out, or one variant of it when others were imported. */
  leaveOut(row: SourceRow, { reason, detail }: Refusal): void {
    const isPart = row.outcome === 'imported' || row.outcome === 'unchanged'
    this.settle([row], 'leftOut')
    this.name(row, `${isPart ? 'variant' : 'row'}: ${reason}`, detail)
  }

  /** Counts a product once, by its final outcome. `before` is the outcome counted for an earlier part. */
  count(id: number, outcome: Outcome, before: Outcome | undefined): void {
    const isNews = outcome !== 'unchanged' && (before === undefined || before === 'unchanged')
    if (before === undefined || isNews) this[outcome]++
    if (before === 'unchanged' && isNews) this.unchanged--
    if (isNews) this.changedIds.push(id)
  }

  /** Reports a picture that could not be fetched. */
  missPicture(address: string, reason: string): void {
    this.missed++
    if (this.missed <= maxNamed) this.say(`Picture ${address.slice(0, 200)} ${reason}.`)
    this.noteOrigin(address)
  }

  /** Notes the origin from which the shop will fetch a picture. The backend's own pictures are paths. */
  noteOrigin(address: string): void {
    if (URL.canParse(address)) this.origins.add(new URL(address).origin)
  }

  /** Notes products that changed other than through a row. */
  noteChanged(ids: readonly number[]): void {
    const known = new Set(this.changedIds)
    this.changedIds.push(...new Set(ids.filter((id) => !known.has(id))))
  }

  /** Counts a new product without a weight, which gets the assumed one. */
  assumeWeight(grams: number): void {
    this.weightless++
    this.assumedGrams = grams
  }

  /** Adds a note about the whole file, once. */
  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text)
  }

  /** Counts by how much the stock of known sizes was raised. */
  raise({ pieces, sizes }: { pieces: number; sizes: number }): void {
    this.raised.pieces += pieces
    this.raised.sizes += sizes
  }

  /** Notes a product that is sold out because the file no longer has this colour of its garment. */
  noteLostColor(product: string): void {
    this.lostColors.push(product)
  }

  /** Summarises the stock. */
  private stockSummary(): string[] {
    const { pieces, sizes } = this.raised
    const lost = this.lostColors.slice(0, maxNamedColors).join(', ')
    const more = this.lostColors.length > maxNamedColors ? ', …' : ''
    return [
      ...(sizes === 0 ? [] : [`Stock was raised by ${pieces} pieces of ${sizes} sizes.`]),
      ...(this.keptNumbers === 0
        ? []
        : [
            `${this.keptNumbers} × numbers of pieces that are the same as in the last import, although fewer are left: not changed (--count treats them as a new count).`,
          ]),
      ...(lost === ''
        ? []
        : [
            `${this.lostColors.length} × colours that are no longer in the file for their garment: sold out (${lost}${more}).`,
          ]),
    ]
  }

  /** Reports a value that is left out. */
  drop({ field, reason, detail, ...place }: Dropped): void {
    this.name(place, `field ${field}: ${reason}`, detail)
  }

  private name({ line, unit = this.unit }: Place, key: string, detail?: string): void {
    this.reasons.set(key, (this.reasons.get(key) ?? 0) + 1)
    this.named++
    if (this.named > maxNamed) return
    const found = detail === undefined ? '' : ` (${JSON.stringify(detail.slice(0, 80))})`
    this.say(`${unit} ${line}: ${key}${found}`)
    if (this.named === maxNamed) this.say('Everything else that is left out is counted below.')
  }

  /** 'Rows: 375 read: 20 imported, 340 unchanged, 10 with shared data or a picture only, 5 left out.' */
  private rowCounts(): string {
    const { read, imported, unchanged, shared, leftOut } = this.rows
    const open = read - imported - unchanged - shared - leftOut
    const counts = [
      `${imported} imported`,
      `${unchanged} unchanged`,
      `${shared} with only shared data or a picture`,
      `${leftOut} left out`,
      // An import that ended early has read rows without writing them.
      ...(open === 0 ? [] : [`${open} not written`]),
    ]
    return `Rows: ${read} read: ${counts.join(', ')}.`
  }

  /** Returns the final lines: counts, and reasons for what was left out, most frequent first. */
  summary(): string[] {
    const reasons = [...this.reasons].toSorted(([, a], [, b]) => b - a)
    return [
      `Products: ${this.made} created, ${this.updated} updated, ${this.unchanged} unchanged.`,
      this.rowCounts(),
      ...(reasons.length === 0
        ? ['Nothing was left out.']
        : ['Left out:', ...reasons.map(([reason, count]) => `  ${count} × ${reason}`)]),
      ...this.stockSummary(),
      ...(this.late === 0
        ? []
        : [
            `${this.late} × rows of a product that are far behind its other rows: their sizes and pictures were added to it.`,
          ]),
      ...(this.weightless === 0
        ? []
        : [
            `${this.weightless} × new products without a weight: each counts as ${this.assumedGrams} g (--weight).`,
          ]),
      ...(this.fetched + this.missed === 0
        ? []
        : [`Pictures: ${this.fetched} fetched, ${this.missed} failed.`]),
      ...this.notes,
    ]
  }
}

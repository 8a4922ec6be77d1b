import type { Garment } from '#backend/import/garment.ts'
import type { ImportReport, Outcome } from '#backend/import/import-report.ts'

/** A garment that may be written; `isLater` when a part of the same one was written before. */
export interface Admitted {
  garment: Garment
  key: string
  isLater: boolean
}

interface Written {
  prices: string
  sizes: Set<string>
  outcome?: Outcome
  id?: number
  /** What a dry run would have written. */
  pictures?: readonly string[]
}

/** Rows of one key are of one garment, wherever they stand in the file. */
const keyOf = ({ group, color, code }: Garment) =>
  JSON.stringify(group === null ? [code] : [group, color.toLowerCase()])

const pricesOf = ({ retailPrice, grandPrice }: Garment) => `${retailPrice} ${grandPrice}`

/** What an import has written, by which it knows rows of the same product that come batches later. */
export class WrittenProducts {
  private readonly written = new Map<string, Written>()
  private readonly keyByCode = new Map<string, string>()
  private readonly keyById = new Map<number, string>()
  private readonly byGroup = new Map<string, Map<number, string>>()
  private readonly report: ImportReport
  /** The highest number of a product so far, which a dry run alone knows. */
  lastId = 0

  constructor(report: ImportReport) {
    this.report = report
  }

  /** Names the rows of sizes that are left out. */
  private drop({ sizes, code }: Garment, reason: string): null {
    for (const { row } of sizes) this.report.leaveOut(row, { reason, detail: code })
    return null
  }

  /** Null, with a word in the report, for what another product or an earlier part of the file says already. */
  admit(garment: Garment): Admitted | null {
    const key = keyOf(garment)
    const { code } = garment
    const prices = pricesOf(garment)
    if ((this.keyByCode.get(code) ?? key) !== key)
      return this.drop(garment, 'has the code of another product')
    const before = this.written.get(key)
    if (before && before.prices !== prices)
      return this.drop(garment, 'costs something else than the other sizes')
    const sizes = garment.sizes.filter(({ size }) => !before?.sizes.has(size.name))
    const repeated = garment.sizes.filter(({ size }) => before?.sizes.has(size.name))
    this.drop({ ...garment, sizes: repeated }, 'has the size of a row above')
    if (sizes.length === 0) return null
    this.keyByCode.set(code, key)
    const names = [...(before?.sizes ?? []), ...sizes.map(({ size }) => size.name)]
    this.written.set(key, { ...before, prices, sizes: new Set(names) })
    if (before) this.report.late++
    return { garment: { ...garment, sizes }, key, isLater: before !== undefined }
  }

  /** Whether a product of the catalogue is this garment's, and no other's of the file. */
  claim(id: number, { garment, key }: Admitted): boolean {
    const owner = this.keyById.get(id) ?? key
    this.keyById.set(id, owner)
    this.lastId = Math.max(this.lastId, id)
    if (owner === key) {
      const entry = this.written.get(key)
      if (entry) entry.id = id
      if (garment.group !== null)
        this.byGroup.set(garment.group, (this.byGroup.get(garment.group) ?? new Map()).set(id, key))
      return true
    }
    this.drop(garment, 'is the same product of the catalogue as one above')
    return false
  }

  /** The number of the product that an earlier part of a garment has. */
  idOf(key: string): number | undefined {
    return this.written.get(key)?.id
  }

  /** Notes the pictures that a product would have now. */
  notePictures(key: string, pictures: readonly string[]): void {
    const entry = this.written.get(key)
    if (entry) entry.pictures = pictures
  }

  /** The pictures that were noted of a product; else it has those of the catalogue. */
  picturesOf(key: string): readonly string[] | undefined {
    return this.written.get(key)?.pictures
  }

  /** The products of a group that this import has written, with their keys. */
  productsOf(group: string): { id: number; key: string }[] {
    return [...(this.byGroup.get(group) ?? [])].map(([id, key]) => ({ id, key }))
  }

  /** Notes what became of a garment, and returns what it was before; each counts once. */
  note(key: string, outcome: Outcome): Outcome | undefined {
    const entry = this.written.get(key)
    const before = entry?.outcome
    if (entry && (before === undefined || before === 'unchanged')) entry.outcome = outcome
    return before
  }
}

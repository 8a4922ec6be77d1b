import { fingerprint } from '@etalase/backend-kit/import/fingerprint.ts'
import type { Garment, GarmentSize } from '#import/garment.ts'
import type { ImportReport, Outcome } from '#import/import-report.ts'

/** A garment to write. `isLater` if an earlier part of it was already written. */
export interface Admitted {
  garment: Garment
  /** The garment's number in this import. */
  entry: number
  isLater: boolean
}

/** Rows with the same key belong to one garment, anywhere in the file. */
const keyOf = ({ group, color, code }: Garment) =>
  fingerprint(JSON.stringify(group === null ? [code] : [group, color.toLowerCase()]))

/**
 * Records what an import has written, to recognise a product's rows in later batches. It grows with the file, so it
 * holds arrays of numbers, and fingerprints instead of texts.
 */
export class WrittenProducts {
  private readonly entryByKey = new Map<number, number>()
  private readonly entryByCode = new Map<number, number>()
  private readonly entryById = new Map<number, number>()
  private readonly sizes = new Set<number>()
  private readonly retailPrices: number[] = []
  private readonly grandPrices: number[] = []
  private readonly ids: number[] = []
  private readonly outcomes: (Outcome | undefined)[] = []
  private readonly groupPrints: number[] = []
  /** Pictures that a dry run would have written, by entry. */
  private readonly pictures = new Map<number, readonly string[]>()
  private readonly report: ImportReport
  /** The groups of the file. */
  readonly groups = new Set<string>()
  /** The highest product number so far. In a dry run it is known only here. */
  lastId = 0

  constructor(report: ImportReport) {
    this.report = report
  }

  /** Reports the rows of sizes that are left out. */
  private drop({ sizes, code }: Pick<Garment, 'sizes' | 'code'>, reason: string): null {
    for (const { row } of sizes) this.report.leaveOut(row, { reason, detail: code })
    return null
  }

  /** Admits a garment. Reports, and leaves out, what another product or an earlier part of the file has already. */
  admit(garment: Garment): Admitted | null {
    const key = keyOf(garment)
    const before = this.entryByKey.get(key)
    const entry = before ?? this.outcomes.length
    const code = this.freeCode(garment, entry)
    if (code === undefined) return this.drop(garment, 'has the code of another product')
    const { retailPrice, grandPrice } = garment
    if (
      before !== undefined &&
      (this.retailPrices[before] !== retailPrice || this.grandPrices[before] !== grandPrice)
    )
      return this.drop(garment, 'has a different price from the other sizes')
    const isNew = ({ size }: GarmentSize) => {
      const before = this.sizes.size
      return this.sizes.add(fingerprint(`${entry} ${size.name}`)).size > before
    }
    const { new: sizes = [], repeated = [] } = Object.groupBy(garment.sizes, (size) =>
      isNew(size) ? 'new' : 'repeated',
    )
    this.drop({ ...garment, sizes: repeated }, 'has the size of a row above')
    if (sizes.length === 0) return null
    this.entryByCode.set(fingerprint(code), entry)
    if (before === undefined) this.open(entry, key, garment)
    else this.report.late++
    return { garment: { ...garment, code, sizes }, entry, isLater: before !== undefined }
  }

  /** Returns the garment's best code that the rest of the file does not use. */
  private freeCode({ code, otherCodes }: Garment, entry: number): string | undefined {
    const isFree = (one: string) => (this.entryByCode.get(fingerprint(one)) ?? entry) === entry
    return [code, ...otherCodes].find(isFree)
  }

  private open(entry: number, key: number, { group, retailPrice, grandPrice }: Garment): void {
    this.entryByKey.set(key, entry)
    this.retailPrices[entry] = retailPrice
    this.grandPrices[entry] = grandPrice
    this.ids[entry] = 0
    this.outcomes[entry] = undefined
    this.groupPrints[entry] = group === null ? -1 : fingerprint(group)
    if (group !== null) this.groups.add(group)
  }

  /** Claims a product of the catalogue for a garment. Returns false if another garment of the file has it. */
  claim(id: number, { garment, entry }: Admitted): boolean {
    const owner = this.entryById.get(id) ?? entry
    this.entryById.set(id, owner)
    this.lastId = Math.max(this.lastId, id)
    if (owner === entry) this.ids[entry] = id
    else this.drop(garment, 'is the same product in the catalogue as one above')
    return owner === entry
  }

  /** Returns whether a garment of the file so far is this product. */
  isClaimed(id: number): boolean {
    return this.entryById.has(id)
  }

  /** Returns the product number of a garment's earlier part. */
  idOf(entry: number): number | undefined {
    return this.ids[entry] || undefined
  }

  /** Notes the pictures that a product would have now. */
  notePictures(entry: number, pictures: readonly string[]): void {
    this.pictures.set(entry, pictures)
  }

  /** Returns the noted pictures of a product; undefined means the catalogue's. */
  picturesOf(entry: number): readonly string[] | undefined {
    return this.pictures.get(entry)
  }

  /** Returns the group's products that this import has written. */
  productsOf(group: string): { id: number; entry: number }[] {
    const print = fingerprint(group)
    return this.groupPrints.flatMap((other, entry) => {
      const id = other === print && this.ids[entry]
      return id ? [{ id, entry }] : []
    })
  }

  /** Notes the outcome of a garment and returns the previous one. */
  note(entry: number, outcome: Outcome): Outcome | undefined {
    const before = this.outcomes[entry]
    if (before === undefined || before === 'unchanged') this.outcomes[entry] = outcome
    return before
  }

  /** Notes the outcome of a product by id. */
  noteProduct(id: number, outcome: Outcome): Outcome | undefined {
    const entry = this.entryById.get(id)
    return entry === undefined ? undefined : this.note(entry, outcome)
  }
}

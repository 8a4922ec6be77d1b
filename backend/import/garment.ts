import type { ImportReport } from '#backend/import/import-report.ts'
import type { Item } from '#backend/import/item.ts'

/** What a row says of one size alone. */
export type GarmentSize = Pick<Item, 'line' | 'id' | 'size' | 'isAvailable' | 'qty'>

/** A product as it is sold: a garment in one colour, with its sizes in the order of the file. Its first row says what all sizes share. */
export interface Garment
  extends Omit<Item, 'id' | 'size' | 'isAvailable' | 'qty' | 'groupPictures'> {
  sizes: GarmentSize[]
}

interface Group {
  pictures: string[]
  /** By colour. */
  garments: Map<string, Garment>
}

/** The most ids that are remembered, to find one that comes twice. */
const maxRows = 3_000_000

/** The most colours of a garment, and the most pictures that all of them share. */
const maxColors = 100
const maxPictures = 20

/** How many groups are collected before all but the last, which may go on, are written. */
const groupsPerBatch = 250

const keyOf = ({ group, code }: Item) => (group === null ? `code ${code}` : `group ${group}`)

/** A garment without pictures of its own has those of its group; so does the only colour, besides its own. */
function withPictures({ pictures, garments }: Group): Garment[] {
  return [...garments.values()].map((garment) => {
    const isAlone = garments.size === 1 || garment.pictures.length === 0
    return isAlone
      ? { ...garment, pictures: [...new Set([...garment.pictures, ...pictures])] }
      : garment
  })
}

/** Gathers rows into garments, of which no more than a batch is kept. */
export class GarmentCollector {
  private readonly groups = new Map<string, Group>()
  private readonly ids = new Set<string>()
  private readonly report: ImportReport

  constructor(report: ImportReport) {
    this.report = report
  }

  /** One more picture of a group; false when it is not here: its rows were taken out, or none was any good. */
  addPicture(group: string, address: string): boolean {
    const pictures = this.groups.get(`group ${group}`)?.pictures
    if (pictures && pictures.length < maxPictures) pictures.push(address)
    return pictures !== undefined
  }

  add(item: Item): void {
    const reason = this.whyNot(item)
    if (reason) this.report.drop({ line: item.line, field: null, reason, detail: item.id })
  }

  /** Adds a row, or says why it cannot be. */
  private whyNot(item: Item): string | null {
    if (this.ids.has(item.id)) return 'has the id of a row above'
    if (this.ids.size >= maxRows) return `is beyond ${maxRows} rows`
    this.ids.add(item.id)
    const garments = this.groupOf(item)
    const key = item.group === null ? item.code : item.color.toLowerCase()
    const known = garments.get(key)
    if (!known && garments.size >= maxColors) return 'is one of too many colours'
    const { line, id, size, isAvailable, qty, groupPictures: _, ...shared } = item
    const garment: Garment = known ?? { ...shared, line, sizes: [] }
    const { sizes, retailPrice, grandPrice } = garment
    if (sizes.some((other) => other.size.name === size.name)) return 'has the size of a row above'
    if (grandPrice !== item.grandPrice || retailPrice !== item.retailPrice)
      return 'costs something else than the other sizes'
    sizes.push({ line, id, size, isAvailable, qty })
    garments.set(key, garment)
    return null
  }

  private groupOf(item: Item): Map<string, Garment> {
    const key = keyOf(item)
    const group: Group = this.groups.get(key) ?? { pictures: [], garments: new Map() }
    this.groups.set(key, group)
    group.pictures.push(...item.groupPictures)
    return group.garments
  }

  get isFull(): boolean {
    return this.groups.size > groupsPerBatch
  }

  /** Takes the garments out: all, or all but those of the last group. */
  take({ isEnd }: { isEnd: boolean }): Garment[] {
    const keys = [...this.groups.keys()]
    const taken = isEnd ? keys : keys.slice(0, -1)
    return taken.flatMap((key) => {
      const group = this.groups.get(key)
      this.groups.delete(key)
      return group ? withPictures(group) : []
    })
  }
}

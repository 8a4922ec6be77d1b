import { hash } from 'node:crypto'
import { fingerprint } from '@etalase/backend-kit/import/fingerprint.ts'
import type { ImportReport, Refusal } from '#import/import-report.ts'
import type { Item, SharedFields } from '#import/item.ts'
import type { ItemNames } from '#import/item-names.ts'
import type { ItemPrice } from '#import/item-price.ts'

/** A row's data about one size. Ids repeat where a company uses one for all sizes. */
export type GarmentSize = Pick<Item, 'line' | 'row' | 'id' | 'size' | 'isAvailable' | 'qty'>

/** A product as it is sold: a garment in one colour, with its sizes in file order. Its first row supplies the shared fields. */
export interface Garment
  extends Omit<ItemNames, 'id' | 'size' | 'groupCode'>,
    ItemPrice,
    SharedFields {
  line: number
  /** Alternative codes for when another product has the first, best first. */
  otherCodes: string[]
  sizes: GarmentSize[]
}

interface Collected {
  garment: Omit<Garment, 'otherCodes'>
  groupCode: string | null
  /** Whether another group uses an id of its rows. */
  sharesIds: boolean
  /** Positions, where the file orders sizes differently from its rows. */
  positions: Map<GarmentSize, number>
}

interface Group {
  pictures: string[]
  /** By colour. */
  garments: Map<string, Collected>
}

/** Limits of a garment's colours, and of pictures shared by all of them. */
const maxColors = 100
const maxPictures = 20

/** Number of collected groups after which all but the last, which may continue, are written. */
const groupsPerBatch = 100

const keyOf = ({ group, code }: Item) => (group === null ? `code ${code}` : `group ${group}`)

/** Adds the group's pictures to a garment without pictures, or to the only colour. */
function picturesOf({ garment }: Collected, { pictures, garments }: Group): string[] {
  const isAlone = garments.size === 1 || garment.pictures.length === 0
  return isAlone ? [...new Set([...garment.pictures, ...pictures])] : garment.pictures
}

/** Lists possible codes of a garment, best first: from ids that distinguish its sizes, then from group and colour. */
function codesFor({ garment, groupCode, sharesIds }: Collected): string[] {
  const { code, sizes, color } = garment
  const hasOwnIds = !sharesIds && new Set(sizes.map(({ id }) => id)).size === sizes.length
  if (groupCode === null) return [code]
  // A hash, because 'Navy/Red' and 'Navy, Red' have the same letters.
  const byColor = `${groupCode}-${hash('sha1', color.toLowerCase()).slice(0, 6)}`
  return [...new Set([...(hasOwnIds ? [code] : []), groupCode, byColor])]
}

/** Returns the codes of a group's garments, without those that several colours share. */
function codesOf({ garments }: Group): string[][] {
  const codes = [...garments.values()].map(codesFor)
  const uses = Map.groupBy(codes.flat(), (code) => code)
  return codes.map((own) => {
    const free = own.filter((code) => uses.get(code)?.length === 1)
    return free.length > 0 ? free : own.slice(-1)
  })
}

function sizesOf({ garment: { sizes }, positions }: Collected): GarmentSize[] {
  if (positions.size < sizes.length) return sizes
  return sizes.toSorted((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
}

function garmentsOf(group: Group): Garment[] {
  const codes = codesOf(group)
  return [...group.garments.values()].map((collected, index) => {
    const [code = collected.garment.code, ...otherCodes] = codes[index] ?? []
    const { garment } = collected
    return {
      ...garment,
      code,
      otherCodes,
      pictures: picturesOf(collected, group),
      sizes: sizesOf(collected),
    }
  })
}

function startGarment(item: Item): Collected {
  const { line, group, color, code, name, retailPrice, grandPrice, saleEndsAt, groupCode } = item
  const ofRow = { line, group, color, code, name, retailPrice, grandPrice, saleEndsAt }
  const garment = { ...ofRow, ...item.readShared(), sizes: [] }
  return { garment, groupCode, sharesIds: false, positions: new Map() }
}

/** Collects rows into garments, and holds at most a batch of them. */
export class GarmentCollector {
  private readonly groups = new Map<string, Group>()
  /** The first group of each id in the file. */
  private readonly owners = new Map<number, number>()
  private readonly report: Pick<ImportReport, 'note'>

  constructor(report: Pick<ImportReport, 'note'>) {
    this.report = report
  }

  /** Adds a picture to a group. Returns false if the group is not held: its rows were taken out, or all refused. */
  addPicture(group: string, address: string): boolean {
    const pictures = this.groups.get(`group ${group}`)?.pictures
    if (pictures && pictures.length < maxPictures) pictures.push(address)
    return pictures !== undefined
  }

  /** Adds a variant to its garment. Returns the reason if it is refused. */
  add(item: Item): Refusal | null {
    const reason = this.whyNot(item)
    return reason === null ? null : { reason, detail: item.id }
  }

  /** Within a group the options are the key: they distinguish rows with the same id, because shops copy products with their ids. */
  private whyNot(item: Item): string | null {
    const isOwnId = this.claim(item)
    if (!isOwnId && item.group === null) return 'has the id of a row above'
    const group = this.groupOf(item)
    const key = item.group === null ? item.code : item.color.toLowerCase()
    const known = group.garments.get(key)
    if (!known && group.garments.size >= maxColors) return 'is one of too many colours'
    const collected = known ?? startGarment(item)
    if (!isOwnId) this.share(collected)
    const { sizes, retailPrice, grandPrice } = collected.garment
    if (sizes.some((other) => other.size.name === item.size.name))
      return 'has the size of a row above'
    if (grandPrice !== item.grandPrice || retailPrice !== item.retailPrice)
      return 'has a different price from the other sizes'
    const { line, row, id, size, isAvailable, qty, position } = item
    const added: GarmentSize = { line, row, id, size, isAvailable, qty }
    sizes.push(added)
    if (position !== null) collected.positions.set(added, position)
    group.garments.set(key, collected)
    return null
  }

  /** Claims an id for a row. Returns false if a row of another group has it, or any row for one without a group. */
  private claim({ id, group }: Item): boolean {
    const [key, mark] = [fingerprint(id), fingerprint(group ?? '')]
    const owner = this.owners.get(key)
    if (owner === undefined) this.owners.set(key, mark)
    return owner === undefined || (group !== null && owner === mark)
  }

  private share(collected: Collected): void {
    collected.sharesIds = true
    this.report.note(
      'Products in the file share ids (SKUs): each was imported with its own pieces. If they are the same goods, give them one id and list them once.',
    )
  }

  private groupOf(item: Item): Group {
    const key = keyOf(item)
    const group: Group = this.groups.get(key) ?? { pictures: [], garments: new Map() }
    this.groups.set(key, group)
    for (const address of item.groupPictures)
      if (group.pictures.length < maxPictures && !group.pictures.includes(address))
        group.pictures.push(address)
    return group
  }

  get isFull(): boolean {
    return this.groups.size > groupsPerBatch
  }

  /** Takes out all garments, or all but the last group's. */
  take({ isEnd }: { isEnd: boolean }): Garment[] {
    const keys = [...this.groups.keys()]
    const taken = isEnd ? keys : keys.slice(0, -1)
    return taken.flatMap((key) => {
      const group = this.groups.get(key)
      this.groups.delete(key)
      return group ? garmentsOf(group) : []
    })
  }
}

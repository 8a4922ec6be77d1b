import type { productSizes } from '@etalase/backend-kit/db/schema/catalogue.ts'
import type { GarmentSize } from '#import/garment.ts'

export type SizeRow = typeof productSizes.$inferSelect

/** Codes in file order. A size missing from the file keeps its place after its predecessor. */
function inOrder(named: readonly string[], known: readonly string[]): string[] {
  const order = [...named]
  for (const [index, code] of known.entries())
    if (!named.includes(code)) order.splice(order.indexOf(known[index - 1] ?? '') + 1, 0, code)
  return order
}

const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, index) => number > (numbers[index - 1] ?? -1))

/** Returns the positions of sizes. Keeps existing ones and appends new ones if that matches the file order. */
function positionsOf(order: readonly string[], known: readonly SizeRow[]): Map<string, number> {
  const before = new Map(known.map(({ sizeCode, position }) => [sizeCode, position]))
  let last = known.at(-1)?.position ?? -1
  const kept = order.map((code) => before.get(code) ?? ++last)
  return new Map(
    order.map((code, index) => [code, isSorted(kept) ? (kept[index] ?? index) : index]),
  )
}

/** Returns a product's size rows that differ from the catalogue, in file order. A later part's sizes follow the others. */
export function sizeRows(
  productId: number,
  sizes: ReadonlyMap<string, GarmentSize>,
  {
    known,
    isLater,
    repeatedIds,
  }: { known: readonly SizeRow[]; isLater: boolean; repeatedIds: ReadonlySet<string> },
): { rows: SizeRow[]; isChanged: boolean } {
  const knownCodes = known.map(({ sizeCode }) => sizeCode)
  const named = [...sizes.keys()]
  const order = isLater ? [...new Set([...knownCodes, ...named])] : inOrder(named, knownCodes)
  const positions = positionsOf(order, known)
  const idOf = ({ id }: GarmentSize) => (repeatedIds.has(id) ? null : id)
  const rows = order.flatMap((sizeCode): SizeRow[] => {
    const before = known.find((row) => row.sizeCode === sizeCode)
    const size = sizes.get(sizeCode)
    const sizeName = before?.sizeName ?? size?.size.name ?? sizeCode
    const fileId = size ? idOf(size) : (before?.fileId ?? null)
    const row = { productId, sizeCode, sizeName, position: positions.get(sizeCode) ?? 0, fileId }
    const isSame = row.position === before?.position && row.fileId === before.fileId
    return isSame ? [] : [row]
  })
  const isChanged = rows.some(({ sizeCode, position }) =>
    known.every((row) => row.sizeCode !== sizeCode || row.position !== position),
  )
  return { rows, isChanged }
}

import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { productImages, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { asc, eq } from 'drizzle-orm'
import { imageRows } from '#import/garment-changes.ts'
import type { ImportReport } from '#import/import-report.ts'
import { maxPictures } from '#import/picture.ts'
import type { WrittenProducts } from '#import/written-products.ts'

/** A row with only a picture, whose garment was written in an earlier batch. */
export interface LatePicture {
  line: number
  group: string
  address: string
}

interface Target {
  report: ImportReport
  written: WrittenProducts
  isDryRun: boolean
}

/** Returns the pictures that a product lacks, up to its limit. */
const newAmong = (addresses: readonly string[], known: readonly string[]) =>
  addresses
    .filter((address) => !known.includes(address))
    .slice(0, Math.max(0, maxPictures - known.length))

const picturesOf = (tx: Database, id: number) =>
  tx
    .select({ url: productImages.imageUrl, position: productImages.position })
    .from(productImages)
    .where(eq(productImages.productId, id))
    .orderBy(asc(productImages.position))

/** Appends pictures to a product. Returns those that it lacked. */
function addTo(db: Database, id: number, addresses: readonly string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ name: products.name })
      .from(products)
      .where(eq(products.id, id))
      .for('update')
    const known = await picturesOf(tx, id)
    const added = newAmong(
      addresses,
      known.map(({ url }) => url),
    )
    if (!product || added.length === 0) return []
    const start = (known.at(-1)?.position ?? -1) + 1
    await tx.insert(productImages).values(imageRows(added, product.name, id, start))
    return added
  })
}

/** Adds late pictures to their group's product if it has only one colour. A dry run only counts them. */
export async function writeLatePictures(
  db: Database,
  late: readonly LatePicture[],
  { report, written, isDryRun }: Target,
): Promise<void> {
  const knownOf = async ({ id, entry }: { id: number; entry: number }) =>
    written.picturesOf(entry) ?? (await picturesOf(db, id)).map(({ url }) => url)
  for (const [group, pictures] of Map.groupBy(late, (picture) => picture.group)) {
    const [product, ...others] = written.productsOf(group)
    const isTaken = product && others.length === 0
    const reason = product
      ? 'belongs to a garment in several colours whose rows are far above'
      : 'belongs to a product whose other rows are left out'
    if (!isTaken)
      for (const { line, address } of pictures)
        report.drop({ line, field: 'image_link', reason, detail: address })
    else {
      const addresses = [...new Set(pictures.map(({ address }) => address))]
      const added = isDryRun
        ? newAmong(addresses, await knownOf(product))
        : await addTo(db, product.id, addresses)
      if (added.length === 0) continue
      for (const address of added) report.noteOrigin(address)
      report.late++
      report.count(product.id, 'updated', written.note(product.entry, 'updated'))
    }
  }
}

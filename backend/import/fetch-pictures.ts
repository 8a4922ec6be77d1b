import { like, ne, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { categories, productImages } from '#backend/db/schema/catalogue.ts'
import { fetchPicture, type PictureLimits, pictureLimits } from '#backend/import/fetch-picture.ts'
import type { ImportReport } from '#backend/import/import-report.ts'
import { type FetchedPictures, pathStart } from '#backend/media/fetched-pictures.ts'

/** Pictures that are fetched at a time. */
const atATime = 8

/** Addresses whose rows change in one transaction. */
const perTransaction = 200

interface Target {
  pictures: FetchedPictures
  report: ImportReport
  limits?: PictureLimits
}

type Column = typeof productImages.imageUrl | typeof categories.coverImageUrl

/** What tells from where a picture is: its address, or how the path of a fetched one begins. */
const sourceOf = (column: Column) =>
  sql`case when ${column} like '/%' then split_part(${column}, '.', 1) else ${column} end`

/** The addresses of products and categories that lead elsewhere. */
async function addressesOf(db: Database): Promise<string[]> {
  const elsewhere = 'http%'
  const ofProducts = db
    .select({ address: productImages.imageUrl })
    .from(productImages)
    .where(like(productImages.imageUrl, elsewhere))
  const ofCategories = db
    .select({ address: categories.coverImageUrl })
    .from(categories)
    .where(like(categories.coverImageUrl, elsewhere))
  return (await ofProducts.union(ofCategories)).map(({ address }) => address).toSorted()
}

/**
 * Puts the paths of pictures in the place of their addresses, and of earlier paths: those of pictures that have been replaced.
 * Returns the products that have them.
 */
function writePaths(db: Database, paths: ReadonlyMap<string, string>): Promise<number[]> {
  const sources = [...paths].flatMap(([address, path]) => [
    [address, path],
    [pathStart(address), path],
  ])
  const pathOf = (column: Column) =>
    sql`(${JSON.stringify(Object.fromEntries(sources))}::jsonb ->> ${sourceOf(column)})`
  const isOther = (column: Column) => ne(column, pathOf(column))
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(productImages)
      .set({ imageUrl: pathOf(productImages.imageUrl) })
      .where(isOther(productImages.imageUrl))
      .returning({ id: productImages.productId })
    await tx
      .update(categories)
      .set({ coverImageUrl: pathOf(categories.coverImageUrl) })
      .where(isOther(categories.coverImageUrl))
    return rows.map(({ id }) => id)
  })
}

/** The path of an address, fetched unless it was before; null, with a word in the report, when it cannot be. */
async function pathOf(
  address: string,
  { pictures, report, limits = pictureLimits }: Target,
): Promise<string | null> {
  const known = pictures.pathOf(address)
  if (known) return known
  try {
    const { bytes, extension } = await fetchPicture(address, limits)
    return await pictures.keep(address, bytes, extension)
  } catch (error) {
    report.missPicture(address, error instanceof Error ? error.message : String(error))
    return null
  }
}

async function fetchBatch(addresses: readonly string[], target: Target) {
  const paths = new Map<string, string>()
  const waiting = addresses.values()
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const address of waiting) {
        const path = await pathOf(address, target)
        if (path !== null) paths.set(address, path)
      }
    }),
  )
  return paths
}

/**
 * Fetches the pictures of the catalogue that are still at addresses elsewhere, and keeps them as the backend's own. What cannot be
 * fetched stays where it is, and is named. It can be ended at any time, and goes on where it was.
 */
export async function fetchPictures(db: Database, target: Target): Promise<void> {
  const { report } = target
  const addresses = await addressesOf(db)
  report.origins.clear()
  for (let start = 0; start < addresses.length; start += perTransaction) {
    const paths = await fetchBatch(addresses.slice(start, start + perTransaction), target)
    report.fetched += paths.size
    if (paths.size > 0) report.noteChanged(await writePaths(db, paths))
  }
}

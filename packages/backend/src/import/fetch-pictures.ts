import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { categories, productImages } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { shortageOf } from '@etalase/backend-kit/db/shortage.ts'
import { freeBytes, minFree } from '@etalase/backend-kit/disk-watch.ts'
import { type FetchedPictures, pathStart } from '@etalase/backend-kit/media/fetched-pictures.ts'
import { like, ne, sql } from 'drizzle-orm'
import {
  fetchPicture,
  PictureError,
  type PictureLimits,
  pictureLimits,
} from '#import/fetch-picture.ts'
import type { ImportReport } from '#import/import-report.ts'
import { ImportError } from '#import/source-record.ts'

/** Pictures fetched concurrently. */
const atATime = 8

/** Addresses whose rows are updated in one transaction. */
const perTransaction = 200

interface Target {
  pictures: FetchedPictures
  report: ImportReport
  limits?: PictureLimits
  /** Returns the free bytes on a folder's disk. */
  free?: (folder: string) => Promise<number>
}

type Column = typeof productImages.imageUrl | typeof categories.coverImageUrl

/** Identifies a picture's source: its address, or the start of a fetched picture's path. */
const sourceOf = (column: Column) =>
  sql`case when ${column} like '/%' then split_part(${column}, '.', 1) else ${column} end`

/** Lists the external picture addresses of products and categories. */
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
 * Replaces pictures' addresses, and the paths of their earlier versions, with their paths. Returns the ids of the changed
 * products.
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

/** Throws ImportError when the disk is nearly full. Pictures in flight have to leave the backend's reserve. */
async function checkSpace({ pictures, limits = pictureLimits, free = freeBytes }: Target) {
  const reserve = minFree + atATime * limits.maxBytes
  const left = await free(pictures.folder).catch(() => Number.POSITIVE_INFINITY)
  if (left < reserve)
    throw new ImportError(
      `the disk of ${pictures.folder} has less than ${reserve / 2 ** 20} MiB left, which the backend needs: free some space and run it again to resume`,
    )
}

/** Throws ImportError when pictures can't be written. */
async function keep(
  { pictures }: Target,
  address: string,
  { bytes, extension }: Awaited<ReturnType<typeof fetchPicture>>,
): Promise<string> {
  try {
    return await pictures.keep(address, bytes, extension)
  } catch (error) {
    const words = shortageOf(error) ?? (error instanceof Error ? error.message : error)
    throw new ImportError(`pictures cannot be stored in ${pictures.folder}: ${words}`)
  }
}

/** Returns the path of an address and fetches it if needed. Reports a failure and returns null. */
async function pathOf(address: string, target: Target): Promise<string | null> {
  const known = target.pictures.pathOf(address)
  if (known) return known
  await checkSpace(target)
  try {
    return await keep(target, address, await fetchPicture(address, target.limits))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    target.report.missPicture(address, error.message)
    return null
  }
}

/** Fetches a batch and returns its paths. The first error beyond a single picture stops it, once those in flight have ended. */
async function fetchBatch(addresses: readonly string[], target: Target) {
  const paths = new Map<string, string>()
  const waiting = [...addresses]
  const fetchNext = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const path = await pathOf(address, target)
      if (path !== null) paths.set(address, path)
    }
  }
  const endAll = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  const ends = await Promise.allSettled(
    Array.from({ length: atATime }, () => fetchNext().catch(endAll)),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return paths
}

/**
 * Fetches the catalogue's external pictures and stores them as the backend's own. Pictures that fail are reported and
 * keep their address. Can be interrupted at any time and resumes. Throws ImportError when pictures can't be written, or
 * the disk is nearly full.
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

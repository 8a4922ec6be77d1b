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

/** Pictures that are fetched at a time. */
const atATime = 8

/** Addresses whose rows change in one transaction. */
const perTransaction = 200

interface Target {
  pictures: FetchedPictures
  report: ImportReport
  limits?: PictureLimits
  /** Bytes that the disk of a folder has left. */
  free?: (folder: string) => Promise<number>
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

/** Throws ImportError when the disk has too little left: the pictures that are on their way leave what the backend needs. */
async function checkSpace({ pictures, limits = pictureLimits, free = freeBytes }: Target) {
  const reserve = minFree + atATime * limits.maxBytes
  const left = await free(pictures.folder).catch(() => Number.POSITIVE_INFINITY)
  if (left < reserve)
    throw new ImportError(
      `the disk of ${pictures.folder} has less than ${reserve / 2 ** 20} MiB left, which the backend needs: make room and run it again, it goes on where it was`,
    )
}

/** Throws ImportError when no picture can be written. */
async function keep(
  { pictures }: Target,
  address: string,
  { bytes, extension }: Awaited<ReturnType<typeof fetchPicture>>,
): Promise<string> {
  try {
    return await pictures.keep(address, bytes, extension)
  } catch (error) {
    const words = shortageOf(error) ?? (error instanceof Error ? error.message : error)
    throw new ImportError(`pictures cannot be kept in ${pictures.folder}: ${words}`)
  }
}

/** The path of an address, fetched unless it was before; null, with a word in the report, when it cannot be. */
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

/** The paths of addresses. The first error that is of no single picture ends it, when those on their way are here. */
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
 * Fetches the pictures of the catalogue that are still at addresses elsewhere, and keeps them as the backend's own. What cannot be
 * fetched stays where it is, and is named. It can be ended at any time, and goes on where it was. Throws ImportError when pictures
 * cannot be written, or the disk is nearly full.
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

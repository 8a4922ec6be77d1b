import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { categories, categorySubs, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { productPromoProducts, productPromos } from '@etalase/backend-kit/db/schema/promos.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { invalidForStaff, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { fromWib, toWib } from '@etalase/contract/rules/time-zone.ts'
import type { BundleInput, StoredBundle } from '@etalase/contract/staff-bundles.ts'
import { asc, eq, inArray, max } from 'drizzle-orm'
import { requireFuture } from '#staff/require-future.ts'

type BundleRow = typeof productPromos.$inferSelect

const wib = (time: Date | null) => (time ? toWib(time) : null)

const toBundleDto = (row: BundleRow, members: readonly number[]): StoredBundle => ({
  id: row.id,
  bundling_type: row.bundlingType,
  m_group_id: row.groupId,
  m_sub_group_id: row.subGroupId,
  product_detail_ids: [...new Set([...(row.productId ? [row.productId] : []), ...members])],
  bundling_item_count: row.itemCount,
  starts_at: wib(row.startsAt),
  ends_at: wib(row.endsAt),
})

/** Lists all bundles, by id. */
export async function bundlesForStaff(db: Database): Promise<StoredBundle[]> {
  const rows = await db.select().from(productPromos).orderBy(asc(productPromos.id))
  const members = Map.groupBy(
    await db.select().from(productPromoProducts).orderBy(asc(productPromoProducts.productId)),
    ({ promoId }) => promoId,
  )
  return rows.map((row) =>
    toBundleDto(
      row,
      (members.get(row.id) ?? []).map(({ productId }) => productId),
    ),
  )
}

/** Throws INVALID_INPUT (422) when a bundle's scope does not fit its type, or does not exist. */
async function checkScope(tx: Database, input: BundleInput): Promise<void> {
  const { bundling_type: type, m_group_id: group, m_sub_group_id: sub } = input
  if (type === 'GROUP' && (await tx.$count(categories, eq(categories.groupId, group ?? 0))) === 0)
    throw invalidForStaff('No category has the group m_group_id.')
  if (type === 'SUB_GROUP' && (await tx.$count(categorySubs, eq(categorySubs.id, sub ?? 0))) === 0)
    throw invalidForStaff('m_sub_group_id is not a sub-category.')
  const ids = [...new Set(input.product_detail_ids)]
  if (type === 'PRODUCT' && ids.length === 0)
    throw invalidForStaff('product_detail_ids lists no product.')
  if (type !== 'PRODUCT' && ids.length > 0)
    throw invalidForStaff('product_detail_ids is only for a PRODUCT bundle.')
  if (ids.length > 0 && (await tx.$count(products, inArray(products.id, ids))) < ids.length)
    throw invalidForStaff('product_detail_ids lists a product that does not exist.')
}

const columnsOf = (input: BundleInput) => ({
  bundlingType: input.bundling_type,
  groupId: input.bundling_type === 'GROUP' ? (input.m_group_id ?? null) : null,
  subGroupId: input.bundling_type === 'SUB_GROUP' ? (input.m_sub_group_id ?? null) : null,
  productId: null,
  itemCount: input.bundling_item_count,
  startsAt: input.starts_at ? fromWib(input.starts_at) : null,
  endsAt: input.ends_at ? fromWib(input.ends_at) : null,
})

async function writeRow(tx: Database, id: number | undefined, input: BundleInput) {
  const columns = columnsOf(input)
  if (id === undefined) {
    await lockKey(tx, 'the next bundle')
    const [last] = await tx.select({ id: max(productPromos.id) }).from(productPromos)
    return tx
      .insert(productPromos)
      .values({ id: (last?.id ?? 0) + 1, ...columns })
      .returning()
  }
  return tx.update(productPromos).set(columns).where(eq(productPromos.id, id)).returning()
}

/** Creates or replaces a bundle. Throws NOT_FOUND for an unknown id, and INVALID_INPUT (422). */
export async function setBundle(
  db: Database,
  { id, ...input }: BundleInput & { id?: number | undefined },
  now: Date,
): Promise<StoredBundle> {
  const { starts_at: start, ends_at: end } = input
  if (start && end && start >= end) throw invalidForStaff('ends_at must be after starts_at.')
  // For an existing bundle, an end in the past ends it.
  if (end && id === undefined) requireFuture('ends_at', end, now)
  return db.transaction(async (tx) => {
    await checkScope(tx, input)
    const [row] = await writeRow(tx, id, input)
    if (!row) throw notFound(`There is no bundle ${id}.`)
    await tx.delete(productPromoProducts).where(eq(productPromoProducts.promoId, row.id))
    const members = [...new Set(input.product_detail_ids)].toSorted((a, b) => a - b)
    if (members.length > 0)
      await tx
        .insert(productPromoProducts)
        .values(members.map((productId) => ({ promoId: row.id, productId })))
    return toBundleDto(row, members)
  })
}

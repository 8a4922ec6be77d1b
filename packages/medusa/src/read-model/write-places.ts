import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { categories, categorySubs } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { showroomRegions, showrooms, stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { notInArray } from 'drizzle-orm'
import type { EngineCategory, EngineStores } from '#engine/catalogue.ts'
import { excluded } from '#read-model/write-products.ts'

const byPosition = (a: EngineCategory, b: EngineCategory) => a.position - b.position

/**
 * Writes the categories and, below them, their subcategories; the shop has two levels. Returns those at other levels. Deleted ones stay
 * until they hold no products.
 */
export async function writeCategories(
  tx: Database,
  all: readonly EngineCategory[],
): Promise<EngineCategory[]> {
  const tops = all.filter(({ parent_id }) => !parent_id).toSorted(byPosition)
  const numbers = new Map(tops.map(({ id, number }) => [id, number]))
  const subs = all.filter(({ parent_id }) => parent_id).toSorted(byPosition)
  const topRows = tops.map((top, position) => ({
    id: top.number,
    name: top.name,
    groupId: top.group_id ?? top.number,
    coverImageUrl: top.cover_image_url ?? '',
    coverText: top.cover_text ?? '',
    position,
  }))
  const subRows = subs.flatMap((sub, position) => {
    const categoryId = numbers.get(sub.parent_id ?? '')
    if (categoryId === undefined) return []
    return [
      {
        id: sub.number,
        categoryId,
        name: sub.name,
        showCover: sub.show_cover ?? false,
        coverImageUrl: sub.cover_image_url ?? null,
        coverText: sub.cover_text ?? null,
        position,
      },
    ]
  })
  if (topRows.length > 0)
    await tx
      .insert(categories)
      .values(topRows)
      .onConflictDoUpdate({ target: categories.id, set: excluded(categories) })
  if (subRows.length > 0)
    await tx
      .insert(categorySubs)
      .values(subRows)
      .onConflictDoUpdate({ target: categorySubs.id, set: excluded(categorySubs) })
  return subs.filter(({ parent_id }) => !numbers.has(parent_id ?? ''))
}

/** Removes categories that the engine no longer has. They must hold no products. */
export async function removeOtherCategories(
  tx: Database,
  all: readonly EngineCategory[],
): Promise<void> {
  const kept = all.map(({ number }) => number)
  await tx.delete(categorySubs).where(notInArray(categorySubs.id, kept))
  await tx.delete(categories).where(notInArray(categories.id, kept))
}

type EngineStore = EngineStores['stores'][number]
type PlacedStore = EngineStore & { subdistrict_id: number }

/** Whether a store has a subdistrict, which parcels need. The shop doesn't show other stores. */
export const isPlaced = (store: EngineStore): store is PlacedStore => Boolean(store.subdistrict_id)

/** Removes stores and regions that the engine no longer has, with the stores' stock. */
async function removeOtherStores(
  tx: Database,
  kept: { stores: number[]; regions: number[] },
): Promise<void> {
  await tx.delete(stock).where(notInArray(stock.showroomId, kept.stores))
  await tx.delete(showrooms).where(notInArray(showrooms.id, kept.stores))
  await tx.delete(showroomRegions).where(notInArray(showroomRegions.id, kept.regions))
}

/** Replaces all regions and stores. */
export async function writeStores(
  tx: Database,
  regions: EngineStores['regions'],
  stores: readonly PlacedStore[],
): Promise<void> {
  const regionRows = regions.map(({ number, name }, position) => ({ id: number, name, position }))
  const rows = stores.map((store) => ({
    id: store.number,
    regionId: store.region_number,
    subdistrictId: store.subdistrict_id,
    name: store.name,
    phone: store.phone ?? '',
    address1: store.address_1 ?? '',
    address2: store.address_2 ?? '',
    address3: store.address_3 ?? '',
    mapsUrl: store.maps_url ?? null,
    isHub: store.is_hub,
  }))
  if (regionRows.length > 0)
    await tx
      .insert(showroomRegions)
      .values(regionRows)
      .onConflictDoUpdate({ target: showroomRegions.id, set: excluded(showroomRegions) })
  if (rows.length > 0)
    await tx
      .insert(showrooms)
      .values(rows)
      .onConflictDoUpdate({ target: showrooms.id, set: excluded(showrooms) })
  await removeOtherStores(tx, {
    stores: rows.map(({ id }) => id),
    regions: regionRows.map(({ id }) => id),
  })
}

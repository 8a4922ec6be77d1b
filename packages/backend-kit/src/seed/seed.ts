import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { provinces } from '#db/schema/area.ts'
import { products } from '#db/schema/catalogue.ts'
import { customers } from '#db/schema/customers.ts'
import { orders } from '#db/schema/orders.ts'
import { productPromoProducts, productPromos, promos } from '#db/schema/promos.ts'
import { searchSynonyms } from '#db/schema/search.ts'
import type { MediaLibrary } from '#media/media-library.ts'
import { bulkInsert } from '#seed/bulk-insert.ts'
import { productId } from '#seed/demo/products.ts'
import { bundledCategory, bundleSeeds, promoSeeds } from '#seed/demo/promos.ts'
import { type Manifest, readManifest } from '#seed/manifest.ts'
import { seedAreas } from '#seed/seed-areas.ts'
import { seedCatalogue } from '#seed/seed-catalogue.ts'
import { seedStores } from '#seed/seed-stores.ts'
import { seedSynonyms } from '#seed/seed-synonyms.ts'
import { seedTexts } from '#seed/seed-texts.ts'
import { enterStock } from '#stores/stock-entries.ts'

/** Inserts the demo company's promo codes and bundles. */
async function seedPromos(db: Database, { products }: Manifest): Promise<void> {
  await bulkInsert(db, promos, promoSeeds)
  await bulkInsert(db, productPromos, bundleSeeds)
  const promoId = bundleSeeds.find((bundle) => bundle.bundlingType === 'PRODUCT')?.id ?? 0
  const members = products.flatMap(({ category }, index) =>
    category === bundledCategory ? [{ promoId, productId: productId(index) }] : [],
  )
  await bulkInsert(db, productPromoProducts, members)
}

/** An arbitrary advisory lock id: backends that start together seed a database only once. */
const seedLock = 20_261_121

async function seedCompany(tx: Database, manifest: Manifest, media: MediaLibrary): Promise<void> {
  await enterStock(tx, 'seed')
  const shops = await seedStores(tx)
  await seedCatalogue(tx, { manifest, media, shops })
  await seedPromos(tx, manifest)
  await tx.execute(sql`analyze`)
}

/** Throws when a database without products has orders or customers, which would belong to another company than the demo. */
async function requireNobody(tx: Database): Promise<void> {
  if ((await tx.$count(orders)) === 0 && (await tx.$count(customers)) === 0) return
  throw new Error(
    'The database has orders or customers, but no products: it was not restored to its end. It is left as it is. Restore a backup of all of it.',
  )
}

/** Seeds the data every company needs: the areas of Indonesia, and an editable table of synonyms. */
async function seedReference(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
  if ((await tx.$count(searchSynonyms)) === 0) await seedSynonyms(tx)
  if ((await tx.$count(provinces)) === 0) await seedAreas(tx)
}

/** Seeds the data every company needs, without the demo company. */
export const seedNobody = (db: Database): Promise<void> => db.transaction(seedReference)

/**
 * Seeds the demo company into a database without products, fills an empty synonym table, and adds the company's missing languages, in one
 * transaction. Throws, changing nothing, for a database with orders or customers but no products.
 */
export async function seedWhenEmpty(db: Database, media: MediaLibrary): Promise<void> {
  const manifest = await readManifest()
  await db.transaction(async (tx) => {
    await seedReference(tx)
    if ((await tx.$count(products)) === 0) {
      await requireNobody(tx)
      await seedCompany(tx, manifest, media)
    }
    await seedTexts(tx, { manifest, media })
  })
}

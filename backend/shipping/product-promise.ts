import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { products } from '#backend/db/schema/catalogue.ts'
import { showrooms, stock } from '#backend/db/schema/stores.ts'
import { notFound } from '#backend/http/http-error.ts'
import { parcelOf, tariffsFrom } from '#backend/shipping/cart-tariffs.ts'
import type { Tariff } from '#backend/shipping/tariffs.ts'
import { words } from '#backend/words/words.ts'

const lowest = (tiers: readonly Tariff[]) => Math.min(...tiers.map(({ tariff }) => tariff))

interface Wanted {
  productId: number
  /** Undefined for any size. */
  sizeCode: string | undefined
}

/** The hubs that have a piece of a product, by name as the checkout lists them. */
function hubsWith(db: Database, { productId, sizeCode }: Wanted) {
  const isWanted = and(
    eq(stock.productId, productId),
    sizeCode === undefined ? undefined : eq(stock.sizeCode, sizeCode),
  )
  return db
    .selectDistinct({ id: showrooms.id, name: showrooms.name })
    .from(stock)
    .innerJoin(showrooms, eq(showrooms.id, stock.showroomId))
    .where(and(isWanted, gt(stock.qty, 0), eq(showrooms.isHub, true)))
    .orderBy(asc(showrooms.name))
}

/**
 * The tiers for one piece of a product to a sub-district from the hub with the cheapest one, in whole rupiah; empty
 * when no hub has the product. Throws 404 for an unknown product, 400 for an unknown sub-district.
 */
export async function promisedTiers(
  db: Database,
  { subdistrictId, ...wanted }: Wanted & { subdistrictId: number },
): Promise<Tariff[]> {
  const [product] = await db.select().from(products).where(eq(products.id, wanted.productId))
  if (!product) throw notFound(words().answers.catalogue.noProduct)
  const parcel = parcelOf([{ qty: 1, product }])
  let cheapest: Tariff[] = []
  for (const hub of await hubsWith(db, wanted)) {
    const tiers = await tariffsFrom(db, hub.id, subdistrictId, parcel)
    if (lowest(tiers) < lowest(cheapest)) cheapest = tiers
  }
  return cheapest
}

import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from '#context.ts'
import type { Database } from '#db/connection.ts'
import { products } from '#db/schema/catalogue.ts'
import { showrooms, stock } from '#db/schema/stores.ts'
import type { Tariff } from '#db/schema/tariff.ts'
import { notFound } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import { type Distance, distances } from '#shipping/courier.ts'
import { distanceBetween, placesOf, unknownSubdistrict } from '#shipping/distance.ts'
import { freeShippingFrom, withFreeShipping } from '#shipping/free-shipping.ts'
import { parcelOf } from '#shipping/tariffs.ts'

const lowest = (tiers: readonly Tariff[]) => Math.min(...tiers.map(({ tariff }) => tariff))

/** Maximum hubs to query, all at the shortest distance: no farther one is cheaper. */
const maxHubs = 3

const nearestFirst = (a: { distance: Distance }, b: { distance: Distance }) =>
  distances.indexOf(a.distance) - distances.indexOf(b.distance)

interface Wanted {
  productId: number
  /** Undefined for any size. */
  sizeCode: string | undefined
}

/** Loads the hubs that have a product in stock, sorted by name as in the checkout. */
function hubsWith(db: Database, { productId, sizeCode }: Wanted) {
  const isWanted = and(
    eq(stock.productId, productId),
    sizeCode === undefined ? undefined : eq(stock.sizeCode, sizeCode),
  )
  return db
    .selectDistinct({ name: showrooms.name, subdistrictId: showrooms.subdistrictId })
    .from(stock)
    .innerJoin(showrooms, eq(showrooms.id, stock.showroomId))
    .where(and(isWanted, gt(stock.qty, 0), eq(showrooms.isHub, true)))
    .orderBy(asc(showrooms.name))
}

/**
 * Returns the tiers for one piece of a product to a sub-district from the hub with the cheapest tier, in whole rupiah; empty when no hub
 * has stock. Throws 404 for an unknown product, 400 for an unknown sub-district.
 */
export async function estimatedTiers(
  { db, shipping }: Pick<Context, 'db' | 'shipping'>,
  { subdistrictId, ...wanted }: Wanted & { subdistrictId: number },
): Promise<Tariff[]> {
  const [product] = await db.select().from(products).where(eq(products.id, wanted.productId))
  if (!product) throw notFound(messages().answers.catalogue.noProduct)
  const hubs = await hubsWith(db, wanted)
  const places = await placesOf(db, [subdistrictId, ...hubs.map((hub) => hub.subdistrictId)])
  const to = places.get(subdistrictId)
  if (!to) throw unknownSubdistrict()
  const sent = { parcel: parcelOf([{ qty: 1, product }]), worth: product.grandPrice }
  const routes = hubs
    .flatMap(({ subdistrictId: fromId }) => {
      const from = places.get(fromId)
      return from ? [{ fromId, toId: subdistrictId, distance: distanceBetween(from, to) }] : []
    })
    .toSorted(nearestFirst)
  const nearest = routes.filter(({ distance }) => distance === routes[0]?.distance)
  const offers = await Promise.all(
    nearest
      .slice(0, maxHubs)
      .map(async (route) => Object.values(await shipping.quote(db, route, sent)).flat()),
  )
  const tiers = offers.reduce((best, tiers) => (lowest(tiers) < lowest(best) ? tiers : best), [])
  const worth = { subtotal: product.grandPrice, freeFrom: await freeShippingFrom(db) }
  return Object.values(withFreeShipping({ tiers }, worth)).flat()
}

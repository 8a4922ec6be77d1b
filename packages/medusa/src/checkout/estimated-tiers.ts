import { productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { placesOf, unknownSubdistrict } from '@etalase/backend-kit/shipping/distance.ts'
import { freeShippingFrom, withFreeShipping } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { showroomsWithStock } from '@etalase/backend-kit/stores/store-repository.ts'
import { eq } from 'drizzle-orm'
import type { Adapter } from '#adapter.ts'
import { findSize } from '#cart/shown-lines.ts'
import { type Tier, tariffsFor, tiersOf } from '#checkout/tariffs.ts'

interface Wanted {
  product_detail_id: number
  subdistrict_id: number
  size?: string | undefined
}

const lowest = (tiers: readonly Tier[]) => Math.min(...tiers.map(({ tariff }) => tariff))

/** Returns the named size of a product, or all its sizes. */
async function sizesOf({ model: { db } }: Adapter, { product_detail_id, size }: Wanted) {
  if (size)
    return (await findSize(db, { productId: product_detail_id, sizeCode: size })) ? [size] : []
  const rows = await db
    .select({ code: productSizes.sizeCode })
    .from(productSizes)
    .where(eq(productSizes.productId, product_detail_id))
  return rows.map(({ code }) => code)
}

/** Returns the hubs that have a piece, each with a variant in stock. */
async function hubsWith({ model }: Adapter, productId: number, sizes: readonly string[]) {
  const hubs = new Map<number, string>()
  for (const sizeCode of sizes) {
    const variantId = model.variants.idOf({ productId, sizeCode })
    const stores = await showroomsWithStock(model.db, { productId, sizeCode, qty: 1 })
    for (const { id, is_hub } of stores)
      if (is_hub && variantId && !hubs.has(id)) hubs.set(id, variantId)
  }
  return hubs
}

/** Returns the cheapest hub's tiers for one piece of a product to a subdistrict; empty when no hub has it. Throws NOT_FOUND. */
export async function estimatedTiers(adapter: Adapter, wanted: Wanted): Promise<Tier[]> {
  const { product_detail_id: productId, subdistrict_id: subdistrictId } = wanted
  const { db } = adapter.model
  const sizes = await sizesOf(adapter, wanted)
  const [product] = await db.select().from(products).where(eq(products.id, productId))
  if (!product || sizes.length === 0) throw notFound(messages().answers.catalogue.noProduct)
  const places = await placesOf(db, [subdistrictId])
  if (!places.has(subdistrictId)) throw unknownSubdistrict()
  const hubs = [...(await hubsWith(adapter, productId, sizes))]
  const offers = await Promise.all(
    hubs.map(async ([hubId, variantId]) =>
      tiersOf(await tariffsFor(adapter, { hubId, subdistrictId, lines: [{ variantId, qty: 1 }] })),
    ),
  )
  const tiers = offers.toSorted((a, b) => lowest(a) - lowest(b))[0] ?? []
  const worth = { subtotal: product.grandPrice, freeFrom: await freeShippingFrom(db) }
  return Object.values(withFreeShipping({ tiers }, worth)).flat()
}

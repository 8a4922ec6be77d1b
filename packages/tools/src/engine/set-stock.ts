import type { Engine } from '@etalase/medusa/engine/engine.ts'
import { z } from 'zod'

const anything = z.unknown()

/** Finds Medusa's product with this number, and the variants of its colour. Throws without one. */
export async function findColor(engine: Engine, product: number) {
  const answer = z.object({ keys: z.record(z.string(), z.string()) })
  const query = { kind: 'product', numbers: product }
  const { keys } = await engine.own('GET', '/numbers', { answer, query })
  const [productId = ''] = keys[product]?.split(':') ?? []
  const variant = z.object({ id: z.string(), size_code: z.string() })
  const color = z.object({ number: z.number(), variants: z.array(variant) })
  const catalogue = z.object({ products: z.array(z.object({ colors: z.array(color) })) })
  const { products } = await engine.own('GET', '/catalogue', {
    answer: catalogue,
    query: { product_ids: productId },
  })
  const found = products.flatMap(({ colors }) => colors).find(({ number }) => number === product)
  if (!found) throw new Error(`There is no product ${product}.`)
  return { productId, variants: found.variants }
}

/** A size of a product in a store, by the contract's numbers. */
export interface Shelf {
  product: number
  size: string
  store: number
}

async function inventoryItem(engine: Engine, { product, size }: Shelf): Promise<string> {
  const { productId, variants } = await findColor(engine, product)
  const variantId = variants.find(({ size_code }) => size_code === size)?.id
  if (!variantId) throw new Error(`There is no product ${product} in ${size}.`)
  const items = z.array(z.object({ inventory_item_id: z.string() })).min(1)
  const answer = z.object({ variant: z.object({ inventory_items: items }) })
  const { variant } = await engine.admin('GET', `/products/${productId}/variants/${variantId}`, {
    answer,
    query: { fields: 'inventory_items.inventory_item_id' },
  })
  return variant.inventory_items[0]?.inventory_item_id ?? ''
}

/** Returns Medusa's id of a store's location. Throws for an unknown store. */
export async function locationOf(engine: Engine, store: number): Promise<string> {
  const one = z.object({ number: z.number(), location_id: z.string() })
  const answer = z.object({ stores: z.array(one) })
  const { stores } = await engine.own('GET', '/stores', { answer })
  const found = stores.find(({ number }) => number === store)
  if (!found) throw new Error(`There is no store ${store}.`)
  return found.location_id
}

/** Sets how many pieces a store can sell, besides those reserved for open orders. */
export async function setStock(engine: Engine, shelf: Shelf, pieces: number): Promise<void> {
  const item = await inventoryItem(engine, shelf)
  const location_id = await locationOf(engine, shelf.store)
  const path = `/inventory-items/${item}/location-levels`
  const level = z.object({ location_id: z.string(), reserved_quantity: z.number() })
  const answer = z.object({ inventory_levels: z.array(level) })
  const { inventory_levels } = await engine.admin('GET', path, { answer, query: { limit: 200 } })
  const known = inventory_levels.find((each) => each.location_id === location_id)
  const stocked_quantity = pieces + (known?.reserved_quantity ?? 0)
  if (known) {
    const sent = { answer: anything, body: { stocked_quantity } }
    await engine.admin('POST', `${path}/${location_id}`, sent)
    return
  }
  await engine.admin('POST', path, { answer: anything, body: { location_id, stocked_quantity } })
}

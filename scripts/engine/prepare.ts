import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { Engine } from '#engines/medusa/adapter/engine/engine.ts'

// The command for `npm run prove -- --prepare`: gives Medusa test data by its Admin API.
//   stock <product> <size> <store> <pieces>   so many pieces are free to sell
//   promo <file>                              the code of a JSON file with the fields of POST staff/promo
const { ENGINE_URL = '', ENGINE_SECRET = '', ENGINE_ADMIN_KEY = '' } = process.env

const engine = new Engine({
  url: ENGINE_URL,
  secret: ENGINE_SECRET,
  adminKey: ENGINE_ADMIN_KEY,
  onAway: (call, cause) => console.error(call, cause),
})

const anything = z.unknown()

/** Medusa's product and variant of a size. */
async function findVariant(product: number, size: string) {
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
  const found = products
    .flatMap(({ colors }) => colors)
    .find(({ number }) => number === product)
    ?.variants.find(({ size_code }) => size_code === size)
  if (!found) throw new Error(`There is no product ${product} in ${size}.`)
  return { productId, variantId: found.id }
}

async function inventoryItem(product: number, size: string): Promise<string> {
  const { productId, variantId } = await findVariant(product, size)
  const items = z.array(z.object({ inventory_item_id: z.string() })).min(1)
  const answer = z.object({ variant: z.object({ inventory_items: items }) })
  const { variant } = await engine.admin('GET', `/products/${productId}/variants/${variantId}`, {
    answer,
    query: { fields: 'inventory_items.inventory_item_id' },
  })
  return variant.inventory_items[0]?.inventory_item_id ?? ''
}

async function locationOf(store: number): Promise<string> {
  const one = z.object({ number: z.number(), location_id: z.string() })
  const answer = z.object({ stores: z.array(one) })
  const { stores } = await engine.own('GET', '/stores', { answer })
  const found = stores.find(({ number }) => number === store)
  if (!found) throw new Error(`There is no store ${store}.`)
  return found.location_id
}

/** What is reserved for open orders stays so. */
async function setStock([product, size = '', store, pieces]: string[]): Promise<void> {
  const item = await inventoryItem(Number(product), size)
  const location_id = await locationOf(Number(store))
  const path = `/inventory-items/${item}/location-levels`
  const level = z.object({ location_id: z.string(), reserved_quantity: z.number() })
  const answer = z.object({ inventory_levels: z.array(level) })
  const { inventory_levels } = await engine.admin('GET', path, { answer, query: { limit: 200 } })
  const known = inventory_levels.find((each) => each.location_id === location_id)
  const stocked_quantity = Number(pieces) + (known?.reserved_quantity ?? 0)
  if (known) {
    const sent = { answer: anything, body: { stocked_quantity } }
    await engine.admin('POST', `${path}/${location_id}`, sent)
    return
  }
  await engine.admin('POST', path, { answer: anything, body: { location_id, stocked_quantity } })
}

const promo = z.object({
  code: z.string(),
  disc_nominal: z.number(),
  disc_max: z.number(),
  use_limit: z.number(),
})

/** A code that takes an amount off the products of so many orders. */
async function makePromo([file = '']: string[]): Promise<void> {
  const { code, disc_nominal, disc_max, use_limit } = promo.parse(
    JSON.parse(await readFile(file, 'utf8')),
  )
  const application_method = {
    type: 'fixed',
    target_type: 'order',
    value: disc_nominal,
    currency_code: 'idr',
  }
  await engine.admin('POST', '/promotions', {
    answer: anything,
    body: {
      code,
      type: 'standard',
      status: 'active',
      limit: use_limit,
      application_method,
      metadata: { disc_max },
    },
  })
}

const verbs: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  stock: setStock,
  promo: makePromo,
}

const [verb = '', ...args] = process.argv.slice(2)
const run = verbs[verb]
try {
  if (!run) throw new Error(`There is no ${verb || 'command'}: stock, promo.`)
  await run(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

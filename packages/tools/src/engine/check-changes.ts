import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '@etalase/conformance/client.ts'
import { Report } from '@etalase/conformance/report.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { grandPrice } from '@etalase/contract/rules/price.ts'
import type { Engine } from '@etalase/medusa/engine/engine.ts'
import { z } from 'zod'
import { engineOf } from '#engine/engine-of.ts'
import { findColor, setStock } from '#engine/set-stock.ts'
import type { Opened } from '#engine/start-shop.ts'
import { productMessages } from '../../../../lib/messages/en/product.ts'
import { formatRupiah } from '../../../../lib/messages/formats.ts'

/** Slower changes are reported but don't fail, since the machine may be busy. */
const wantedSeconds = 5

/** Longer than a page's cache lifetime, so that even a shop that missed the event shows the change. */
const limitSeconds = 50

interface Change {
  name: string
  /** What staff do in the admin, by the same call. */
  make: () => Promise<unknown>
  isShown: () => Promise<boolean>
}

/** Finds a product at full price with a sold-out size and an available one. */
async function findProduct(client: Client) {
  for (let page = 1; page <= 20; page++) {
    const { products } = await client.request('GET products', { limit: 50, page })
    for (const product of products) {
      const soldOut = product.sizes.find(({ is_available }) => !is_available)
      const hasOther = product.sizes.some(({ is_available }) => is_available)
      const isFull = grandPrice(product) === product.retail_price
      if (soldOut && hasOther && isFull) return { id: product.id, size: soldOut }
    }
  }
  throw new Error('No product has a size that is sold out.')
}

interface Shown {
  status: number
  text: string
}

async function read(address: string): Promise<Shown> {
  const response = await fetch(address, { headers: { Accept: 'text/html' }, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** Returns the kinds of changes of a product, each with the page that shows it. */
async function changesOf(engine: Engine, client: Client, shop: string): Promise<Change[]> {
  const { id, size } = await findProduct(client)
  const { productId, variants } = await findColor(engine, id)
  const word = randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')
  const amount = 123_000 + Math.floor(Math.random() * 900) * 7
  const update = (body: object, path = '') =>
    engine.admin('POST', `/products/${productId}${path}`, { answer: z.unknown(), body })
  const product = () => read(`${shop}/product/${id}`)
  const price = formatRupiah(rupiah(amount))
  const prices = [{ currency_code: 'idr', amount }]
  const soldOut = productMessages.sizeSoldOut(size.size_name)
  return [
    {
      name: 'a title, on the product page',
      make: () => update({ title: `Shirt ${word}` }),
      isShown: async () => (await product()).text.includes(word),
    },
    {
      name: 'a price, on the product page',
      make: () =>
        update(
          { update: variants.map((variant) => ({ id: variant.id, prices })) },
          '/variants/batch',
        ),
      isShown: async () => (await product()).text.includes(price),
    },
    {
      name: 'the same price, in a list',
      make: async () => {},
      isShown: async () => (await read(`${shop}/products?search=${word}`)).text.includes(price),
    },
    {
      name: 'stock of a sold-out size',
      make: () => setStock(engine, { product: id, size: size.size_code, store: 1 }, 3),
      isShown: async () => !(await read(`${shop}/product/${id}.md`)).text.includes(soldOut),
    },
    {
      name: 'a product that is unpublished',
      make: () => update({ status: 'draft' }),
      isShown: async () => (await product()).status === 404,
    },
    {
      name: 'a product that is published again',
      make: () => update({ status: 'published' }),
      isShown: async () => (await product()).status === 200,
    },
  ]
}

/** Returns the seconds from the admin's response until the shop shows a change. Throws when it never does. */
async function timeOf({ name, make, isShown }: Change): Promise<number> {
  await make()
  const madeAt = performance.now()
  for (;;) {
    if (await isShown()) return (performance.now() - madeAt) / 1000
    if (performance.now() - madeAt > limitSeconds * 1000)
      throw new Error(`${name}: the shop does not show it within ${limitSeconds} s.`)
    await pause(100)
  }
}

/** Measures how long changes in the admin take to reach the shop. Throws when one doesn't. */
export async function checkChanges(opened: Opened): Promise<void> {
  const { ports } = opened.settings
  const engine = engineOf(opened)
  const client = new Client(`http://localhost:${ports.adapter}`, new Report())
  console.warn(`Seconds until the shop shows a change (target: ${wantedSeconds}):`)
  for (const change of await changesOf(engine, client, `http://localhost:${ports.shop}`)) {
    const seconds = await timeOf(change)
    console.warn(`${seconds.toFixed(1).padStart(6)}  ${change.name}`)
  }
}

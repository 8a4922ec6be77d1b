import { ask } from '#caches/ask.ts'
import { ports, shopUrl } from '#caches/ports.ts'
import type { Scene } from '#caches/promises.ts'
import { setPrice } from '#caches/world.ts'

/** Prices in rupiah; pages separate thousands with a dot or a comma. */
const prices = { old: 311_000, fresh: 322_000, sale: 444_000 }

/** Returns the thousands of a price, as a page shows them. */
const shown = (price: number) => (price / 1_000).toString()

const product = { priced: 1003, onSale: 1004 }

/** Seconds until the discount ends: after the shop has gone down. */
const saleSeconds = 165

const addressIn = (text: string, pattern: RegExp): string => {
  const [address] = pattern.exec(text) ?? []
  if (address === undefined) throw new Error(`The page has no address like ${pattern}.`)
  return address
}

export const setNewPrice = (): Promise<void> => setPrice(product.priced, prices.fresh)

/** Sets prices, and makes the shop render the pages that the caches will request. */
export async function setScene(): Promise<Scene> {
  const endsAt = new Date(Date.now() + saleSeconds * 1_000)
  await setPrice(product.priced, prices.old)
  await setPrice(product.onSale, prices.sale * 2, endsAt)
  const [page, sale] = [`/product/${product.priced}`, `/product/${product.onSale}`]
  const list = '/products?category_id=7'
  const renderedAt = Date.now()
  const { text } = await ask(shopUrl(ports.shop) + page)
  for (const path of [sale, list, '/']) await ask(shopUrl(ports.shop) + path)
  return {
    page,
    list,
    sale,
    endsAt,
    renderedAt,
    script: addressIn(text, /\/_next\/static\/chunks\/[\w.~-]+\.js/),
    picture: addressIn(text, /\/img\/[\w/.~-]+\.webp/),
    // The page's start script builds this address.
    data: `/_data/${addressIn(text, /\b[0-9a-f]{40}\b/)}${page}`,
    price: { old: shown(prices.old), fresh: shown(prices.fresh), sale: shown(prices.sale) },
  }
}

import type { MedusaContainer } from '@medusajs/framework/types'
import { changedLists, type PriceList } from '../catalogue/price-lists'
import { productsOfPrices } from '../catalogue/products-of-prices'
import { productsChanged } from '../engine-event'
import { tellAdapter } from '../events'
import { readRows } from '../read-rows'

/** Since the start the adapter has all prices: it reads everything after one (events.ts). */
let lastRun = Date.now()

/** Tells the adapter when a price list begins or ends: Medusa then charges other prices, without an event. */
export default async function beginSales(scope: MedusaContainer): Promise<void> {
  const now = Date.now()
  const { rows } = await readRows<PriceList>(scope, {
    entity: 'price_list',
    fields: ['id', 'starts_at', 'ends_at'],
    filters: { status: 'active' },
  })
  const lists = changedLists(rows, lastRun, now).map(({ id }) => id)
  if (lists.length > 0) {
    const products = await productsOfPrices(scope, { lists, variants: [] })
    tellAdapter(scope, productsChanged(products))
  }
  lastRun = now
}

export const config = { name: 'begin-sales', schedule: '* * * * *' }

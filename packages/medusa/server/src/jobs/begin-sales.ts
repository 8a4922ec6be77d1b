import type { MedusaContainer } from '@medusajs/framework/types'
import { changedLists, type PriceList } from '../catalogue/price-lists'
import { productsOfPrices } from '../catalogue/products-of-prices'
import { type EngineEvent, productsChanged } from '../engine-event'
import { tellAdapter } from '../events'
import { readRows } from '../read-rows'

/** Undefined before the first run: a sale may have begun while this process was down. */
let lastRun: number | undefined

/** Returns the event for what has changed since the last run; undefined when nothing has. */
async function eventOf(
  scope: MedusaContainer,
  lists: readonly PriceList[],
  now: number,
): Promise<EngineEvent | undefined> {
  if (lastRun === undefined) return { name: 'catalogue.changed' }
  const changed = changedLists(lists, lastRun, now).map(({ id }) => id)
  if (changed.length === 0) return undefined
  return productsChanged(await productsOfPrices(scope, { lists: changed, variants: [] }))
}

/** Tells the adapter when a price list begins or ends: Medusa then charges other prices, without an event. */
export default async function beginSales(scope: MedusaContainer): Promise<void> {
  const now = Date.now()
  const { rows } = await readRows<PriceList>(scope, {
    entity: 'price_list',
    fields: ['id', 'starts_at', 'ends_at'],
    filters: { status: 'active' },
  })
  const event = await eventOf(scope, rows, now)
  if (event) tellAdapter(scope, event)
  lastRun = now
}

export const config = { name: 'begin-sales', schedule: '* * * * *' }

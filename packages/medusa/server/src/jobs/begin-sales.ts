import type { MedusaContainer } from '@medusajs/framework/types'
import { havePricesChanged, type PriceList } from '../catalogue/price-lists'
import { tellAdapter } from '../events'
import { readRows } from '../read-rows'

/** Undefined before the first run: a sale may have begun while this process was down. */
let lastRun: number | undefined

/** Tells the adapter when a price list begins or ends: Medusa then charges other prices, without an event. */
export default async function beginSales(scope: MedusaContainer): Promise<void> {
  const now = Date.now()
  const { rows } = await readRows<PriceList>(scope, {
    entity: 'price_list',
    fields: ['starts_at', 'ends_at'],
    filters: { status: 'active' },
  })
  const hasChanged = lastRun === undefined || havePricesChanged(rows, lastRun, now)
  if (hasChanged) tellAdapter(scope, { name: 'catalogue.changed' })
  lastRun = now
}

export const config = { name: 'begin-sales', schedule: '* * * * *' }

import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from '../events'
import { readRows } from '../read-rows'

const minuteMs = 60_000

interface PriceList {
  starts_at: Date | string | null
  ends_at: Date | string | null
}

const isWithin = (time: Date | string | null, from: number, to: number) => {
  const at = time === null ? Number.NaN : new Date(time).getTime()
  return at > from && at <= to
}

/** Tells the adapter when a price list begins or ends: Medusa charges other prices then, without an event. */
export default async function beginSales(scope: MedusaContainer): Promise<void> {
  const now = Date.now()
  const minuteAgo = now - minuteMs
  const { rows } = await readRows<PriceList>(scope, {
    entity: 'price_list',
    fields: ['starts_at', 'ends_at'],
    filters: { status: 'active' },
  })
  const hasChanged = rows.some(
    ({ starts_at, ends_at }) =>
      isWithin(starts_at, minuteAgo, now) || isWithin(ends_at, minuteAgo, now),
  )
  if (hasChanged) tellAdapter(scope, { name: 'catalogue.changed' })
}

export const config = { name: 'begin-sales', schedule: '* * * * *' }

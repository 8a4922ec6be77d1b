import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf, queryOf } from './scope'

export const currencyCode = 'idr'

/** The sales channel of all stores. Each store also has its own. */
export const shopChannel = 'Etalase'

export const keyTitle = 'Etalase adapter'

/** Whether Medusa adds taxes to prices in rupiah. The shop shows and bills prices with their tax. */
export async function hasUntaxedPrices(scope: MedusaContainer): Promise<boolean> {
  const { automatic_taxes } = await readRegion(scope)
  const preference: { is_tax_inclusive: boolean } | undefined = await databaseOf(scope)(
    'price_preference',
  )
    .select('is_tax_inclusive')
    .where({ attribute: 'currency_code', value: currencyCode, deleted_at: null })
    .first()
  return automatic_taxes && preference?.is_tax_inclusive !== true
}

/** Loads the ids that carts and prices need. Throws when the database has not been seeded. */
export async function readSettings(scope: MedusaContainer) {
  const query = queryOf(scope)
  const [regions, channels, keys] = await Promise.all([
    query.graph({ entity: 'region', fields: ['id'], filters: { currency_code: currencyCode } }),
    query.graph({ entity: 'sales_channel', fields: ['id'], filters: { name: shopChannel } }),
    query.graph({
      entity: 'api_key',
      fields: ['token'],
      filters: { title: keyTitle, type: 'publishable' },
    }),
  ])
  const [region, channel, key] = [regions.data[0], channels.data[0], keys.data[0]]
  if (!region || !channel || !key) throw new Error('The database has not been seeded.')
  return {
    region_id: region.id,
    currency_code: currencyCode,
    sales_channel_id: channel.id,
    publishable_key: key.token,
    has_untaxed_prices: await hasUntaxedPrices(scope),
  }
}

export interface OrderRegion {
  id: string
  /** Whether Medusa computes the taxes of orders. */
  automatic_taxes: boolean
}

/** Loads the region of all orders. Throws when the database has not been seeded. */
export async function readRegion(scope: MedusaContainer): Promise<OrderRegion> {
  const region: OrderRegion | undefined = await databaseOf(scope)('region')
    .select('id', 'automatic_taxes')
    .where({ currency_code: currencyCode, deleted_at: null })
    .first()
  if (!region) throw new Error('The database has not been seeded.')
  return region
}

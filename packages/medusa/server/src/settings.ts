import type { MedusaContainer } from '@medusajs/framework/types'
import { queryOf } from './scope'

export const currencyCode = 'idr'

/** The sales channel of all stores; each store has one more, of its own. */
export const shopChannel = 'Etalase'

export const keyTitle = 'Etalase adapter'

/** The ids that carts and prices need. Throws when the database has not been seeded. */
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
  }
}

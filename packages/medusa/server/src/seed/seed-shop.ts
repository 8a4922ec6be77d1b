import type { MedusaContainer } from '@medusajs/framework/types'
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingProfilesWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows'
import { queryOf } from '../scope'
import { currencyCode, keyTitle, shopChannel } from '../settings'

const country = 'id'

export interface Shop {
  channelId: string
  profileId: string
}

/** Creates Indonesia, with prices that include their tax. */
async function createRegion(scope: MedusaContainer): Promise<void> {
  await createRegionsWorkflow(scope).run({
    input: {
      regions: [
        {
          name: 'Indonesia',
          currency_code: currencyCode,
          countries: [country],
          payment_providers: ['pp_bill_bill'],
          automatic_taxes: false,
          is_tax_inclusive: true,
        },
      ],
    },
  })
  await createTaxRegionsWorkflow(scope).run({
    input: [{ country_code: country, provider_id: 'tp_system' }],
  })
}

async function createChannel(scope: MedusaContainer): Promise<string> {
  const { result } = await createSalesChannelsWorkflow(scope).run({
    input: {
      salesChannelsData: [
        { name: shopChannel, description: 'The shop, with the stock of all stores' },
      ],
    },
  })
  const id = result[0]?.id ?? ''
  const keys = await createApiKeysWorkflow(scope).run({
    input: { api_keys: [{ title: keyTitle, type: 'publishable', created_by: '' }] },
  })
  await linkSalesChannelsToApiKeyWorkflow(scope).run({
    input: { id: keys.result[0]?.id ?? '', add: [id] },
  })
  return id
}

async function nameStore(scope: MedusaContainer, name: string, channelId: string): Promise<void> {
  const { data } = await queryOf(scope).graph({ entity: 'store', fields: ['id'] })
  await updateStoresWorkflow(scope).run({
    input: {
      selector: { id: data[0]?.id },
      update: {
        name,
        supported_currencies: [
          { currency_code: currencyCode, is_default: true, is_tax_inclusive: true },
        ],
        default_sales_channel_id: channelId,
      },
    },
  })
}

async function shippingProfile(scope: MedusaContainer): Promise<string> {
  const { data } = await queryOf(scope).graph({
    entity: 'shipping_profile',
    fields: ['id'],
    filters: { type: 'default' },
  })
  const known = data[0]?.id
  if (known) return known
  const { result } = await createShippingProfilesWorkflow(scope).run({
    input: { data: [{ name: 'Default', type: 'default' }] },
  })
  return result[0]?.id ?? ''
}

/** Creates what a shop needs before its products: region, sales channel, keys. */
export async function seedShop(scope: MedusaContainer, name: string): Promise<Shop> {
  await createRegion(scope)
  const channelId = await createChannel(scope)
  await nameStore(scope, name, channelId)
  return { channelId, profileId: await shippingProfile(scope) }
}

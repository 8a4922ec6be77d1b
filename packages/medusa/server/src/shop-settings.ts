import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { readDocument, writeDocument } from './content'

/** The document of the module `content` that holds the settings. */
const where = { key: 'settings', language: 'en' }

const rupiah = z.number().int().nonnegative()

const shopSettings = z.object({
  /** Subtotal from which the cheapest delivery is free, in whole rupiah; null where delivery always costs. */
  free_shipping_from: rupiah.nullable().catch(null),
  /** Codes of the courier services that collect cash for the shop. */
  cash_on_delivery_services: z.array(z.string()).catch([]),
  /** Whole rupiah. */
  cash_on_delivery_fee: rupiah.catch(5_000),
  /** Maximum total of a cash order without the fee, in whole rupiah; null for no limit. */
  cash_on_delivery_maximum: rupiah.nullable().catch(2_000_000),
  pay_at_store: z.boolean().catch(false),
  /** Hours to keep an unpaid pickup, counted again once it is ready. */
  pay_at_store_hours: z.number().int().min(24).max(720).catch(72),
  /** Maximum open cash orders per shopper. */
  cash_orders: z.number().int().positive().catch(3),
})

export type ShopSettings = z.output<typeof shopSettings>

/** Loads staff's settings for the whole shop. */
export async function readShopSettings(scope: MedusaContainer): Promise<ShopSettings> {
  const document = await readDocument(scope, where.key, where.language)
  return shopSettings.parse(document?.data ?? {})
}

/** Updates some settings, and tells the adapter. */
export async function writeShopSettings(
  scope: MedusaContainer,
  changed: Partial<ShopSettings>,
): Promise<void> {
  const data = { ...(await readShopSettings(scope)), ...changed }
  await writeDocument(scope, { ...where, data })
}

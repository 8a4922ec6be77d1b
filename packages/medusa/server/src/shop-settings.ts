import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { readDocument, writeDocument } from './content'

/** The document of the module `content` that holds them. */
const where = { key: 'settings', language: 'en' }

const shopSettings = z.object({
  /** The sum of an order's lines from which its cheapest delivery is free, in whole rupiah; null where delivery always costs. */
  free_shipping_from: z.number().int().nonnegative().nullable().catch(null),
})

export type ShopSettings = z.output<typeof shopSettings>

/** What staff have set for the whole shop. */
export async function readShopSettings(scope: MedusaContainer): Promise<ShopSettings> {
  const document = await readDocument(scope, where.key, where.language)
  return shopSettings.parse(document?.data ?? {})
}

/** Sets it, and tells the adapter. */
export async function writeShopSettings(
  scope: MedusaContainer,
  settings: ShopSettings,
): Promise<void> {
  await writeDocument(scope, { ...where, data: settings })
}

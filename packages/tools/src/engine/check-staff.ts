import { accountStories } from '#engine/staff/account-stories.ts'
import { cashStories } from '#engine/staff/cash-stories.ts'
import { catalogueStories } from '#engine/staff/catalogue-stories.ts'
import { draftStories } from '#engine/staff/draft-stories.ts'
import { invoiceStories } from '#engine/staff/invoice-stories.ts'
import { orderStories } from '#engine/staff/order-stories.ts'
import { priceStories } from '#engine/staff/price-stories.ts'
import { shopStories } from '#engine/staff/shop-stories.ts'
import { Staff } from '#engine/staff/staff.ts'
import { taxStories } from '#engine/staff/tax-stories.ts'
import type { Opened } from '#engine/start-shop.ts'

const stories = [
  ...orderStories,
  ...cashStories,
  ...invoiceStories,
  ...priceStories,
  ...taxStories,
  ...accountStories,
  ...catalogueStories,
  ...draftStories,
  ...shopStories,
]

/** Does what staff may do in Medusa's admin, by the same calls, and checks the shop's reaction. Throws when a story fails. */
export async function checkStaff(opened: Opened): Promise<void> {
  const failed: string[] = []
  for (const { name, run } of stories) {
    try {
      await run(new Staff(opened))
      console.warn(`  ${name}`)
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (failed.length > 0) throw new Error(`What staff do broke the shop:\n${failed.join('\n')}`)
}

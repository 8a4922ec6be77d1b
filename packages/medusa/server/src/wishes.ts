import type { MedusaContainer } from '@medusajs/framework/types'
import { shoppersOf } from './scope'

/** Lists a customer's wishes, newest first. */
export async function listWishes(scope: MedusaContainer, customerId: string) {
  const wishes = await shoppersOf(scope).listWishes(
    { customer_id: customerId },
    { order: { wished_at: 'DESC' }, take: 10_000 },
  )
  return wishes.map(({ number, wished_at }) => ({ number, wished_at }))
}

import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { placementsOf } from '../scope'

interface Ordered {
  id: string
  cart_lines: Record<string, unknown> | null
}

/** Takes the lines of a finished order out of the cart of its device, once. */
export async function clearCart(
  scope: MedusaContainer,
  { id, cart_lines }: Ordered,
): Promise<void> {
  if (cart_lines === null) return
  const ids = Array.isArray(cart_lines.ids) ? cart_lines.ids.map(String) : []
  if (ids.length > 0) await scope.resolve(Modules.CART).deleteLineItems(ids)
  await placementsOf(scope).updatePlacements({ id, cart_lines: null })
}

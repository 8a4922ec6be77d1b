import type { MedusaContainer } from '@medusajs/framework/types'
import { giveNumbers } from '../numbers'
import { databaseOf } from '../scope'

interface Row {
  cart_id: string | null
  customer_id: string | null
  lines: { line_id: string; variant_id: string | null; quantity: number }[]
}

/**
 * Loads the cart of a device and its lines, oldest first; empty for a device without one. Uses SQL, since every step of a checkout asks.
 */
export async function deviceCart(scope: MedusaContainer, deviceId: string) {
  const { rows }: { rows: Row[] } = await databaseOf(scope).raw(
    `select cart.id as cart_id, device.customer_id,
       (select coalesce(json_agg(json_build_object('line_id', line.id, 'variant_id', line.variant_id,
           'quantity', line.quantity) order by line.created_at, line.id), '[]')
         from cart_line_item as line
         where line.cart_id = cart.id and line.deleted_at is null) as lines
     from shopper_device as device
     left join cart on cart.id = device.cart_id and cart.deleted_at is null and cart.completed_at is null
     where device.device_id = ? and device.deleted_at is null`,
    [deviceId],
  )
  const { cart_id, customer_id, lines } = rows[0] ?? { cart_id: null, customer_id: null, lines: [] }
  const ids = lines.map(({ line_id }) => line_id)
  const numbers = await giveNumbers(scope, 'line', ids)
  return {
    cart_id,
    customer_id,
    lines: lines.map((line) => ({ ...line, number: numbers.get(line.line_id) ?? null })),
  }
}

import { Badge } from '#components/ui/badge.tsx'
import type { Order } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'

const looks: Partial<Record<Order['trx_status'], 'sale' | 'success'>> = {
  PENDING: 'sale',
  READY_FOR_PICKUP: 'success',
  SHIPPED: 'success',
}

type StatusFields = Pick<Order, 'trx_status' | 'shipping_type'>

/** The order's status as a badge. */
export function OrderStatusBadge({
  order: { shipping_type, trx_status },
}: {
  order: StatusFields
}) {
  return (
    <Badge look={looks[trx_status] ?? 'plain'}>
      {words.orders.statuses[shipping_type][trx_status].title}
    </Badge>
  )
}

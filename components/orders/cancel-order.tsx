import type { Order } from '@etalase/contract/order.ts'
import { OrderField } from '#components/orders/order-field.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { isCashDue } from '#lib/account/cash-due.ts'
import { ordersMessages } from '#messages/orders.ts'

interface CancelOrderProps {
  order: Order
  /** Whether it is a customer's order, rather than the one opened in this browser. */
  isCustomers: boolean
}

/** Cancels an order that is unpaid or due in cash, if the backend offers it: a plain form that asks first. */
export function CancelOrder({ order, isCustomers }: CancelOrderProps) {
  const isOpen = order.trx_status === 'PENDING' || isCashDue(order)
  if (!order.can_cancel || !isOpen) return null
  return (
    <details>
      <summary className={`${buttonStyle('quiet')} cursor-pointer list-none`}>
        {ordersMessages.cancel}
      </summary>
      <OwnForm
        action="/api/order/cancel"
        className="mt-2 flex flex-col items-start gap-4 border-line border-l-2 py-2 pl-4"
      >
        <p className="max-w-[36.8em]">{ordersMessages.cancelText}</p>
        <OrderField order={order} isCustomers={isCustomers} />
        <Button type="submit" variant="secondary">
          {ordersMessages.confirmCancel}
        </Button>
      </OwnForm>
    </details>
  )
}

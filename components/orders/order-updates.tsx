import type { Order } from '@etalase/contract/order.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { OrderField } from '#components/orders/order-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { ordersMessages } from '#messages/orders.ts'

interface OrderUpdatesProps {
  order: Order
  /** Whether it is a customer's order, rather than the one opened in this browser. */
  isCustomers: boolean
}

/** The WhatsApp updates that the shopper asked for, with a plain form that turns them off. */
export function OrderUpdates({ order, isCustomers }: OrderUpdatesProps) {
  const { whatsapp_updates: updates } = order
  if (!updates || updates.withdrawn_at) return null
  return (
    <OwnForm
      action="/api/order/updates-stop"
      className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2"
    >
      <p className="text-muted text-sm">{ordersMessages.updatesGoTo(formatPhone(updates.phone))}</p>
      <OrderField order={order} isCustomers={isCustomers} />
      <Button type="submit" variant="quiet">
        {ordersMessages.stopUpdates}
      </Button>
    </OwnForm>
  )
}

import type { Order } from '@etalase/contract/order.ts'
import type { ReactNode } from 'react'
import { FormMessage } from '#components/account/form-message.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import type { Flash } from '#lib/session/flash.ts'
import { ordersMessages } from '#messages/orders.ts'

/** The message about a form that was posted. */
export const FlashMessage = ({ flash }: { flash: Flash | null }) => (
  <FormMessage
    state={{ message: flash?.message ?? '', isDone: flash?.isDone ?? false, problems: {} }}
  />
)

interface OrderFormFrameProps {
  order: Order
  /** Whether it is a customer's order, rather than the one opened in this browser. */
  isCustomers: boolean
  children: ReactNode
}

/** A form about an order, with a link back to the order. */
export const OrderFormFrame = ({ order, isCustomers, children }: OrderFormFrameProps) => (
  <div className="flex max-w-xl flex-col gap-5">
    {children}
    <p>
      <a href={isCustomers ? `/account/orders/${order.id}` : '/order'} className={textLinkStyle}>
        {ordersMessages.backToOrder}
      </a>
    </p>
  </div>
)

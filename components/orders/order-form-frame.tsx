import type { Order } from '@etalase/contract/order.ts'
import type { ReactNode } from 'react'
import { FormMessage } from '#components/account/form-message.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import type { Flash } from '#lib/session/flash.ts'
import { ordersMessages } from '#messages/orders.ts'

/** What was said about a form that came back. */
export const FlashMessage = ({ flash }: { flash: Flash | null }) => (
  <FormMessage
    state={{ message: flash?.message ?? '', isDone: flash?.isDone ?? false, problems: {} }}
  />
)

interface OrderFormFrameProps {
  order: Order
  /** The customer's order; otherwise the one that this browser has opened. */
  isCustomers: boolean
  children: ReactNode
}

/** A form of an order, with the way back to it. */
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

import { OrderContact } from '#components/orders/order-help.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { chatMessages } from '#messages/chat.ts'
import { errorsMessages } from '#messages/errors.ts'
import { ordersMessages } from '#messages/orders.ts'

/** Shown when the customer has no such order. Another customer's order looks the same as an unknown one. */
export function OrderNotFound() {
  return (
    <EmptyState title={ordersMessages.missingTitle} text={ordersMessages.missingText}>
      <a href="/account/orders" className={buttonStyle()}>
        {ordersMessages.toList}
      </a>
    </EmptyState>
  )
}

interface OrderFailedProps {
  failure: string
  /** The page to retry. */
  path: '/order' | '/order/offered'
}

/** Shown when the backend fails to return an order. */
export function OrderFailed({ failure, path }: OrderFailedProps) {
  return (
    <div className="container-page flex flex-col items-start gap-4 pt-8 lg:pt-16">
      <h1 className="text-3xl">{ordersMessages.title}</h1>
      <p role="alert" className="border-danger border-l-2 py-2 pl-4 font-semibold">
        {failure}
      </p>
      <a href={path} className={buttonStyle('secondary')}>
        {errorsMessages.retry}
      </a>
      <OrderContact message={chatMessages.failure(failure)} />
    </div>
  )
}

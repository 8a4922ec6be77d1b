import { OrderContact } from '#components/orders/order-help.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import * as words from '#lib/messages/words.ts'

interface OrderFailedProps {
  failure: string
  /** The page that is tried again. */
  path: '/order' | '/order/offered'
}

/** Shown when the backend does not give an order. */
export function OrderFailed({ failure, path }: OrderFailedProps) {
  return (
    <div className="container-page flex flex-col items-start gap-4 pt-8 lg:pt-16">
      <h1 className="text-3xl">{words.orders.title}</h1>
      <p role="alert" className="border-danger border-l-2 py-2 pl-4 font-semibold">
        {failure}
      </p>
      <a href={path} className={buttonStyle('secondary')}>
        {words.errors.retry}
      </a>
      <OrderContact message={words.chat.failure(failure)} />
    </div>
  )
}

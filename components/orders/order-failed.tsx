import { OrderContact } from '#components/orders/order-help.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import * as words from '#lib/messages/words.ts'

/** Shown when the backend does not give the opened order. */
export function OrderFailed({ failure }: { failure: string }) {
  return (
    <div className="container-page flex flex-col items-start gap-4 pt-8 lg:pt-16">
      <h1 className="text-3xl">{words.orders.title}</h1>
      <p role="alert" className="border-danger border-l-2 py-2 pl-4 font-semibold">
        {failure}
      </p>
      <a href="/order" className={buttonStyle('secondary')}>
        {words.errors.retry}
      </a>
      <OrderContact message={words.chat.failure(failure)} />
    </div>
  )
}

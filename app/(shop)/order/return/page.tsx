import { OpenedOrderForm } from '#components/orders/opened-order-form.tsx'
import { ReturnForm } from '#components/orders/return-form.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { returnsMessages } from '#messages/returns.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: returnsMessages.title, isHidden: true })

/** Requests the return of the order opened in this browser. */
export default function GuestReturnPage() {
  return (
    <OpenedOrderForm title={returnsMessages.title}>
      {(order, flash) => <ReturnForm order={order} flash={flash} isCustomers={false} />}
    </OpenedOrderForm>
  )
}

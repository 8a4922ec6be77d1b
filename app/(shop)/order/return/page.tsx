import { OpenedOrderForm } from '#components/orders/opened-order-form.tsx'
import { ReturnForm } from '#components/orders/return-form.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { returnsMessages } from '#messages/returns.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: returnsMessages.title, isHidden: true })

/** Asks to return the order that this browser has opened. */
export default function GuestReturnPage() {
  return (
    <OpenedOrderForm title={returnsMessages.title}>
      {(order, flash) => <ReturnForm order={order} flash={flash} isCustomers={false} />}
    </OpenedOrderForm>
  )
}

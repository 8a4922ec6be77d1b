import { RequireCustomer } from '#components/account/require-customer.tsx'
import { OrderNotFound } from '#components/orders/order-not-found.tsx'
import { PickupSlip } from '#components/orders/pickup-slip.tsx'
import { getOrder } from '#lib/api/orders.ts'
import * as words from '#lib/messages/words.ts'
import { orderId } from '#lib/rules/order-id.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

export const metadata = pageMetadata({ title: words.orders.pickupCode, isHidden: true })

export default async function PickupPage({ params }: PageProps<'/account/orders/[id]/pickup'>) {
  const { id } = await params
  return (
    <div className="print-alone mx-auto w-full max-w-2xl px-4 pt-8 lg:pt-12">
      <h1 className="mb-2 text-3xl">{words.orders.pickupCode}</h1>
      <RequireCustomer
        path={`/account/orders/${id}/pickup`}
        load={(token) => getOrder(token, orderId(id))}
      >
        {(order) =>
          order ? (
            <PickupSlip order={order} orderPath={`/account/orders/${order.id}`} />
          ) : (
            <OrderNotFound />
          )
        }
      </RequireCustomer>
    </div>
  )
}

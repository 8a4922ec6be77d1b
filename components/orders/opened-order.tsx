import type { Order } from '@etalase/contract/order.ts'
import { GuestOrderDetail } from '#components/orders/guest-order-detail.tsx'
import { KeepOrder } from '#components/orders/keep-order.tsx'
import { OrderFlash } from '#components/orders/order-parts.tsx'
import { Button } from '#components/ui/button.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { SentField } from '#components/ui/sent-field.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { closeOrder } from '#lib/actions/order-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { ordersMessages } from '#messages/orders.ts'

interface OpenedOrderProps {
  order: Order
  paymentUrl: string
  flash: Flash | null
  /** Whether the shopper is a guest and an account would receive a guest's order. */
  canKeep: boolean
}

/** An order that was opened without signing in, with a button to close it on a shared device. */
export function OpenedOrder({ order, paymentUrl, flash, canKeep }: OpenedOrderProps) {
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="mb-8 text-3xl">{ordersMessages.title}</h1>
      <OrderFlash flash={flash} />
      <QueryProvider>
        <GuestOrderDetail initialOrder={order} paymentUrl={paymentUrl} renderedAt={Date.now()} />
      </QueryProvider>
      {canKeep && !order.user && (
        <div className="mt-8">
          <KeepOrder />
        </div>
      )}
      <form
        method="post"
        action={pathOf(closeOrder)}
        className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-6"
      >
        <SentField />
        <Button type="submit" variant="secondary">
          {guestOrderMessages.close}
        </Button>
        <p className="text-muted text-sm">{guestOrderMessages.closeText}</p>
      </form>
    </div>
  )
}

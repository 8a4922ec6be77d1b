import type { Order } from '@etalase/contract/order.ts'
import type { ReactNode } from 'react'
import { ClosedOrder } from '#components/orders/closed-order.tsx'
import { OrderFailed } from '#components/orders/order-failed.tsx'
import { loadGuestOrder } from '#lib/pages/load-guest-order.ts'
import { type Flash, readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

interface OpenedOrderFormProps {
  title: string
  children: (order: Order, flash: Flash | null) => ReactNode
}

/** The page of a form for the order opened in this browser, or the reason why it can't be shown. */
export async function OpenedOrderForm({ title, children }: OpenedOrderFormProps) {
  const flash = await readFlash(await requestCookies(), '/order')
  const data = await loadGuestOrder()
  if ('failure' in data) return <OrderFailed failure={data.failure} path="/order" />
  if ('state' in data) return <ClosedOrder state={data.state} flash={flash} />
  return (
    <div className="container-page pt-8 lg:pt-12">
      <h1 className="mb-8 text-3xl">{title}</h1>
      {children(data.order, flash)}
    </div>
  )
}

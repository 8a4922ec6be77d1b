import { chargePage, hasPages } from '@etalase/backend-kit/payment/charge-page.ts'
import { customerNumber } from '@etalase/backend-kit/payment/customer-number.ts'
import type { Bill } from '@etalase/backend-kit/payment/provider.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { Adapter } from '#adapter.ts'
import type { EngineOrder } from '#orders/engine-order.ts'
import { findOrder } from '#orders/find-orders.ts'
import { keepDetails } from '#orders/keep-details.ts'

const billOf = (order: EngineOrder): Bill => ({
  trxRef: order.trx_ref,
  number: orderNumber(order.trx_ref),
  total: order.grand_total,
  placedAt: order.placed_at,
  dueAt: order.due_at,
  customerNumber: customerNumber(order.device_id ?? ''),
  customerName: order.address?.first_name || order.details?.buyer_name || order.email,
  customerEmail: order.email,
  customerPhone: order.address?.phone ?? null,
  items: order.lines
    .map((line) => `${line.qty}x ${line.product_name} (${line.size_name ?? line.size_code})`)
    .join('; '),
})

/** Whether an order can be paid now. */
export const isOpen = ({ status, due_at }: EngineOrder, now: Date): boolean =>
  status === 'PENDING' && due_at > now

/**
 * Returns how an order is paid, without asking the provider: by its form, or on its page. A free order or a cash order leads to the shop's
 * own page.
 */
export function toHandOff({ payment }: Adapter, order: EngineOrder) {
  const { trx_ref, grand_total, payment_way, details } = order
  const toPage = (url: string | null) => ({ payment_redirect: { trx_ref, grand_total, url } })
  if (grand_total === 0 || payment_way) return toPage(payment.returnOf(trx_ref))
  if ('form' in payment.handOff) return { payment_data: payment.handOff.form(billOf(order)) }
  return toPage(details?.payment_url ?? null)
}

/**
 * Adds the provider's payment page to an open order, requesting it at most once. A failure is reported; the order goes on without a page,
 * and the next call asks again.
 */
export async function withPaymentPage(adapter: Adapter, order: EngineOrder): Promise<EngineOrder> {
  const { payment, now, locks } = adapter
  const isPaidOnPage = hasPages(payment) && order.grand_total > 0
  if (!isPaidOnPage || order.details?.payment_url || !isOpen(order, now())) return order
  return locks.run(`page ${order.trx_ref}`, async () => {
    // Of two concurrent calls, both return the page that was stored first.
    const known = (await findOrder(adapter, { trx_ref: order.trx_ref }))?.details?.payment_url
    const payment_url = known ?? (await newPage(adapter, order))
    return { ...order, details: { ...order.details, payment_url } }
  })
}

async function newPage(adapter: Adapter, order: EngineOrder): Promise<string | null> {
  try {
    const payment_url = await chargePage(adapter.payment, billOf(order), adapter.now())
    await keepDetails(adapter, order, { payment_url })
    return payment_url
  } catch (error) {
    adapter.onPaymentFailure(error, order.trx_ref)
    return null
  }
}

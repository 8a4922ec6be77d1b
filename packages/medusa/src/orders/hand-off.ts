import { createHash } from 'node:crypto'
import type { Bill } from '@etalase/backend-kit/payment/provider.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { Adapter } from '#adapter.ts'
import type { EngineOrder } from '#orders/engine-order.ts'

/** The same number for all bills of a device, without revealing the device id. */
const customerNumber = (deviceId: string) =>
  createHash('sha256').update(deviceId).digest('hex').slice(0, 32)

const billOf = (order: EngineOrder): Bill => ({
  trxRef: order.trx_ref,
  number: orderNumber(order.trx_ref),
  total: order.grand_total,
  placedAt: order.placed_at,
  dueAt: order.due_at,
  customerNumber: customerNumber(order.device_id ?? ''),
  customerName: order.address?.first_name || order.details?.buyer_name || order.email,
  customerEmail: order.email,
  items: order.lines
    .map((line) => `${line.qty}x ${line.product_name} (${line.size_name ?? line.size_code})`)
    .join('; '),
})

/** Whether an order can be paid now. */
export const isOpen = ({ status, due_at }: EngineOrder, now: Date): boolean =>
  status === 'PENDING' && due_at > now

/** How an order that was placed is paid: by the provider's form; one with nothing to pay leads to the shop's own page. Throws for a provider that is asked for a page: this adapter has none. */
export function toHandOff({ payment }: Adapter, order: EngineOrder) {
  const { trx_ref, grand_total } = order
  if (grand_total === 0)
    return { payment_redirect: { trx_ref, grand_total, url: payment.returnOf(trx_ref) } }
  if (!('form' in payment.handOff)) throw new Error('The payment provider has no form')
  return { payment_data: payment.handOff.form(billOf(order)) }
}

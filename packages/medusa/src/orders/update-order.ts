import type { OrderUpdateKind } from '@etalase/backend-kit/db/schema/order-updates.ts'
import { updateMessage } from '@etalase/backend-kit/order-updates/update-template.ts'
import type { UpdateTransport } from '@etalase/backend-kit/order-updates/update-transport.ts'
import { RefusedMessage } from '@etalase/backend-kit/outbox/delivery-errors.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import type { Adapter } from '#adapter.ts'
import { type EngineOrder, languageOf } from '#orders/engine-order.ts'
import { keepDetails } from '#orders/keep-details.ts'
import { tellOnce, withOrderInTurn } from '#orders/tell-once.ts'

/** The update for each status of a paid order. Other statuses have none. */
const statusUpdates: Partial<Record<TrxStatus, OrderUpdateKind>> = {
  PAID: 'ORDER_PAID',
  READY_FOR_PICKUP: 'READY_FOR_PICKUP',
  SHIPPED: 'ORDER_SHIPPED',
  CANCELLED: 'ORDER_WITHDRAWN',
  REFUNDED: 'ORDER_REFUNDED',
}

/**
 * Returns the update for an order. Unpaid orders send nothing to a phone, since anyone can type any number. A cash order does once staff
 * have shipped it or made it ready.
 */
function kindOf(order: EngineOrder): OrderUpdateKind | undefined {
  const { status, paid_at, payment_way, shipping_type, receipt_number } = order
  const isFromStaff = payment_way && (status === 'SHIPPED' || status === 'READY_FOR_PICKUP')
  if (!paid_at && !isFromStaff) return undefined
  if (status === 'COMPLETED')
    return shipping_type === 'PICKUP_ON_STORE' ? 'ORDER_PICKED_UP' : 'ORDER_DELIVERED'
  // Staff may ship without a receipt number, and WhatsApp rejects templates with empty parameters.
  if (status === 'SHIPPED' && !receipt_number) return undefined
  return statusUpdates[status]
}

async function messageOf(
  { model }: Adapter,
  order: EngineOrder,
  kind: OrderUpdateKind,
  phone: string,
) {
  const store = await findShowroom(model.db, model.locations.numberOf(order.location_id) ?? 0)
  return updateMessage(kind, {
    trxRef: order.trx_ref,
    phone,
    language: languageOf(order),
    total: order.grand_total,
    receiptNumber: order.receipt_number ?? '',
    store: store?.name ?? '',
  })
}

/** Handles an update that the provider refused. */
export type OnRefused = (error: RefusedMessage, transport: UpdateTransport) => void

/**
 * Sends the update by WhatsApp about the order's current state, if its buyer wants updates and it wasn't the last one sent. A refused
 * update isn't retried; `onRefused` gets the error.
 */
export async function updateStatus(
  adapter: Adapter,
  trxRef: string,
  onRefused: OnRefused,
): Promise<void> {
  const { updates } = adapter
  if (!updates) return
  await tellOnce(adapter, { told: 'updated', trxRef }, (order) => {
    const { whatsapp, whatsapp_withdrawn_at } = order.details ?? {}
    const kind = kindOf(order)
    if (!kind || !whatsapp || whatsapp_withdrawn_at) return undefined
    const detail = kind === 'ORDER_SHIPPED' ? (order.receipt_number ?? '') : ''
    return {
      name: `${kind} ${detail}`.trim(),
      tell: async () => {
        const message = await messageOf(adapter, order, kind, whatsapp.phone)
        await updates.send(message).catch((error: unknown) => {
          if (!(error instanceof RefusedMessage)) throw error
          onRefused(error, updates)
        })
      },
    }
  })
}

/** Ends the updates of an order for its buyer, after an update being sent. Idempotent; does nothing without updates. */
export const stopUpdates = (
  adapter: Adapter,
  { trx_ref: trxRef }: Pick<EngineOrder, 'trx_ref'>,
): Promise<void> =>
  withOrderInTurn(adapter, { told: 'updated', trxRef }, async (order) => {
    const { whatsapp, whatsapp_withdrawn_at } = order.details ?? {}
    if (!whatsapp || whatsapp_withdrawn_at) return
    await keepDetails(adapter, order, { whatsapp_withdrawn_at: adapter.now().toISOString() })
  })

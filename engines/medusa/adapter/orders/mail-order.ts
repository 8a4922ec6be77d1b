import { contentLanguages } from '#backend/content-language.ts'
import type { OrderMailKind } from '#backend/db/schema/mails.ts'
import { runInLanguage } from '#backend/messages/request-language.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { type EngineOrder, isForgotten } from '#engines/medusa/adapter/orders/engine-order.ts'
import { findOrder } from '#engines/medusa/adapter/orders/find-orders.ts'
import { keepDetails } from '#engines/medusa/adapter/orders/keep-details.ts'
import { orderMail } from '#engines/medusa/adapter/orders/order-mail.ts'
import type { TrxStatus } from '#lib/rules/trx-status.ts'

/** The mail about a status; none for those that the buyer need not know. */
const kinds: Partial<Record<TrxStatus, OrderMailKind>> = {
  PENDING: 'ORDER_RECEIVED',
  PAID: 'ORDER_PAID',
  READY_FOR_PICKUP: 'READY_FOR_PICKUP',
  SHIPPED: 'ORDER_SHIPPED',
  CANCELLED: 'ORDER_WITHDRAWN',
  REFUNDED: 'ORDER_REFUNDED',
}

const kindOf = ({ status, details }: EngineOrder): OrderMailKind | undefined =>
  status === 'CANCELLED' && details?.is_cancelled_by_buyer ? 'ORDER_CANCELLED' : kinds[status]

const languageOf = ({ details }: EngineOrder) =>
  contentLanguages.find((language) => language === details?.language) ?? 'en'

/**
 * Sends a mail about an order, in the language in which it was placed, and keeps with the order that it was sent: a kind is sent
 * once, or once for each detail such as a payment number.
 */
export async function mailOrder(
  adapter: Adapter,
  order: EngineOrder,
  kind: OrderMailKind,
  detail = '',
): Promise<void> {
  if (isForgotten(order)) return
  const sent = `${kind} ${detail}`.trim()
  const mailed = order.details?.mailed ?? []
  if (mailed.includes(sent)) return
  const mail = await runInLanguage(languageOf(order), () => orderMail(adapter, order, kind))
  await adapter.mail.send(mail)
  await keepDetails(adapter, order, { mailed: [...mailed, sent] })
}

/** Sends the mail about what an order is now, if it was not sent before. */
export const mailStatus = (adapter: Adapter, trxRef: string): Promise<void> =>
  adapter.locks.run(`mail ${trxRef}`, async () => {
    const order = await findOrder(adapter, { trx_ref: trxRef })
    const kind = order && kindOf(order)
    if (order && kind)
      await mailOrder(
        adapter,
        order,
        kind,
        kind === 'ORDER_SHIPPED' ? (order.receipt_number ?? '') : '',
      )
  })

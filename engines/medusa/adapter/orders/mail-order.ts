import { contentLanguages } from '#backend/content-language.ts'
import type { OrderMailKind } from '#backend/db/schema/mails.ts'
import { runInLanguage } from '#backend/messages/request-language.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { type EngineOrder, isForgotten } from '#engines/medusa/adapter/orders/engine-order.ts'
import { findOrder } from '#engines/medusa/adapter/orders/find-orders.ts'
import { keepDetails } from '#engines/medusa/adapter/orders/keep-details.ts'
import { orderMail } from '#engines/medusa/adapter/orders/order-mail.ts'
import type { ReturnStatus } from '#lib/rules/returns.ts'
import type { TrxStatus } from '#lib/rules/trx-status.ts'

/** The mail about a status; none for those that the buyer need not know. */
export const statusMails: Partial<Record<TrxStatus, OrderMailKind>> = {
  PENDING: 'ORDER_RECEIVED',
  PAID: 'ORDER_PAID',
  READY_FOR_PICKUP: 'READY_FOR_PICKUP',
  SHIPPED: 'ORDER_SHIPPED',
  CANCELLED: 'ORDER_WITHDRAWN',
  REFUNDED: 'ORDER_REFUNDED',
}

/** The mail about a request to return an order; its refund is one of the order. */
const returnMails: Partial<Record<ReturnStatus, OrderMailKind>> = {
  REQUESTED: 'RETURN_REQUESTED',
  APPROVED: 'RETURN_APPROVED',
  REJECTED: 'RETURN_REJECTED',
  RECEIVED: 'RETURN_RECEIVED',
}

function kindOf({ status, details, return_request }: EngineOrder): OrderMailKind | undefined {
  if (status === 'CANCELLED' && details?.is_cancelled_by_buyer) return 'ORDER_CANCELLED'
  return statusMails[status] ?? (return_request ? returnMails[return_request.status] : undefined)
}

const languageOf = ({ details }: EngineOrder) =>
  contentLanguages.find((language) => language === details?.language) ?? 'en'

interface WantedMail {
  kind: OrderMailKind
  /** What a kind is sent once for, such as a payment number; empty for once at all. */
  detail: string
}

async function send(adapter: Adapter, order: EngineOrder, { kind, detail }: WantedMail) {
  const sent = `${kind} ${detail}`.trim()
  const mailed = order.details?.mailed ?? []
  if (mailed.includes(sent)) return
  const mail = await runInLanguage(languageOf(order), () => orderMail(adapter, order, kind))
  await adapter.mail.send(mail)
  await keepDetails(adapter, order, { mailed: [...mailed, sent] })
}

/**
 * Sends the mail that is wanted about an order as it is now, in the language in which it was placed, and keeps with the order that it
 * was sent. The mails of an order follow each other: none is sent twice, and none is forgotten to have been sent.
 */
const sendInTurn = (
  adapter: Adapter,
  trxRef: string,
  wanted: (order: EngineOrder) => WantedMail | undefined,
): Promise<void> =>
  adapter.locks.run(`mail ${trxRef}`, async () => {
    const order = await findOrder(adapter, { trx_ref: trxRef })
    if (!order || isForgotten(order)) return
    const mail = wanted(order)
    if (mail) await send(adapter, order, mail)
  })

/** Sends a mail about an order, a kind once for each detail. */
export const mailOrder = (
  adapter: Adapter,
  { trx_ref }: Pick<EngineOrder, 'trx_ref'>,
  mail: WantedMail,
): Promise<void> => sendInTurn(adapter, trx_ref, () => mail)

/** Sends the mail about what an order is now, if it was not sent before. */
export const mailStatus = (adapter: Adapter, trxRef: string): Promise<void> =>
  sendInTurn(adapter, trxRef, (order) => {
    const kind = kindOf(order)
    if (!kind) return undefined
    return { kind, detail: kind === 'ORDER_SHIPPED' ? (order.receipt_number ?? '') : '' }
  })

import type { OrderMailKind } from '@etalase/backend-kit/db/schema/mails.ts'
import { runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import type { ReturnStatus } from '@etalase/contract/rules/returns.ts'
import type { TrxStatus } from '@etalase/contract/rules/trx-status.ts'
import type { Adapter } from '#adapter.ts'
import { addressed } from '#orders/addressee.ts'
import { type EngineOrder, languageOf } from '#orders/engine-order.ts'
import { orderMail } from '#orders/order-mail.ts'
import { tellOnce } from '#orders/tell-once.ts'

/** The mail for each status. Other statuses have none. */
export const statusMails: Partial<Record<TrxStatus, OrderMailKind>> = {
  PENDING: 'ORDER_RECEIVED',
  CONFIRMED: 'ORDER_CONFIRMED',
  PAID: 'ORDER_PAID',
  READY_FOR_PICKUP: 'READY_FOR_PICKUP',
  SHIPPED: 'ORDER_SHIPPED',
  CANCELLED: 'ORDER_WITHDRAWN',
  REFUNDED: 'ORDER_REFUNDED',
  NOT_COLLECTED: 'ORDER_NOT_COLLECTED',
}

/** Returns the mail for an order's status. Collected cash has its own. */
export const statusMailOf = ({ status, payment_way }: EngineOrder): OrderMailKind | undefined =>
  status === 'COMPLETED' && payment_way ? 'ORDER_COLLECTED' : statusMails[status]

/** The mail for each status of a return request. */
const returnMails: Partial<Record<ReturnStatus, OrderMailKind>> = {
  REQUESTED: 'RETURN_REQUESTED',
  APPROVED: 'RETURN_APPROVED',
  REJECTED: 'RETURN_REJECTED',
  RECEIVED: 'RETURN_RECEIVED',
  REFUNDED: 'ORDER_REFUNDED',
}

function kindOf(order: EngineOrder): OrderMailKind | undefined {
  const { status, details, return_request } = order
  if (status === 'CANCELLED' && details?.is_cancelled_by_buyer) return 'ORDER_CANCELLED'
  const isReturning = status === 'COMPLETED' && return_request
  return isReturning ? returnMails[return_request.status] : statusMailOf(order)
}

/** Returns what tells a mail apart from the last one of its kind: a parcel may get another number, and a return may be refunded in parts. */
function detailOf(kind: OrderMailKind, { status, refunded, receipt_number }: EngineOrder): string {
  if (kind === 'ORDER_SHIPPED') return receipt_number ?? ''
  return kind === 'ORDER_REFUNDED' && status === 'COMPLETED' ? String(refunded ?? '') : ''
}

interface WantedMail {
  kind: OrderMailKind
  /** Distinguishes mails of a kind, such as by payment number. The same mail is never sent twice in a row. */
  detail: string
}

/** Sends the wanted mail about an order in its language, unless it was the last of its topic. */
const sendOnce = (
  adapter: Adapter,
  which: { trxRef: string; order?: EngineOrder | undefined },
  wanted: (order: EngineOrder) => WantedMail | undefined,
): Promise<void> =>
  tellOnce(adapter, { told: 'mailed', ...which }, (order) => {
    const mail = wanted(order)
    if (!mail) return undefined
    const { kind, detail } = mail
    return {
      name: `${kind} ${detail}`.trim(),
      tell: async (id) => {
        const to = await addressed(adapter, order)
        if (!to) return
        const compose = () => orderMail(adapter, to, kind)
        const message = await runInLanguage(languageOf(order), compose)
        await adapter.mail.send({ ...message, id: `order-${id}` })
      },
    }
  })

/** Sends a mail about an order, unless the last mail of its topic was the same. */
export const mailOrder = (
  adapter: Adapter,
  { trx_ref }: Pick<EngineOrder, 'trx_ref'>,
  mail: WantedMail,
): Promise<void> => sendOnce(adapter, { trxRef: trx_ref }, () => mail)

/** Sends the mail about the current state of an order, unless it was the last of its topic. Reads the order unless it is given. */
export const mailStatus = (adapter: Adapter, trxRef: string, known?: EngineOrder): Promise<void> =>
  sendOnce(adapter, { trxRef, order: known }, (order) => {
    const kind = kindOf(order)
    return kind && { kind, detail: detailOf(kind, order) }
  })

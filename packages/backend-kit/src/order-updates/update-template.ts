import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { type ContentLanguage, contentLanguages } from '#content-language.ts'
import { type OrderUpdateKind, orderUpdateKinds } from '#db/schema/order-updates.ts'
import { messages } from '#messages/messages.ts'
import { runInLanguage } from '#messages/request-language.ts'
import type { UpdateMessage } from '#order-updates/update-transport.ts'

/** The order data of an update, and its destination. */
export interface UpdatedOrder {
  trxRef: string
  /** The consented number, in E.164. */
  phone: string
  /** The order's language. */
  language: ContentLanguage
  total: Rupiah
  receiptNumber: string
  store: string
}

/** Template values, formatted in the order's language. */
interface UpdateFacts {
  number: string
  total: string
  receiptNumber: string
  store: string
}

/** Values of each template, in order. No links or pickup codes: the number is unverified. */
const valuesOf: Readonly<Record<OrderUpdateKind, (facts: UpdateFacts) => string[]>> = {
  ORDER_PAID: ({ number, total }) => [number, total],
  ORDER_SHIPPED: ({ number, receiptNumber }) => [number, receiptNumber],
  READY_FOR_PICKUP: ({ number, store }) => [number, store],
  ORDER_DELIVERED: ({ number }) => [number],
  ORDER_PICKED_UP: ({ number }) => [number],
  ORDER_WITHDRAWN: ({ number, total }) => [number, total],
  ORDER_REFUNDED: ({ number, total }) => [number, total],
}

/** Returns the name under which a company registers a template with its provider. */
const templateName = (kind: OrderUpdateKind) => kind.toLowerCase()

/** Lists the templates to register with the provider, with {{1}} and {{2}} for their values. */
export const updateTemplates = () =>
  orderUpdateKinds.flatMap((kind) =>
    contentLanguages.map((language) => ({
      name: templateName(kind),
      language,
      text: runInLanguage(language, () => messages().updates[kind]('{{1}}', '{{2}}')),
    })),
  )

/** Builds an order's message of a kind. */
export function updateMessage(
  kind: OrderUpdateKind,
  { trxRef, phone, language, total, receiptNumber, store }: UpdatedOrder,
): UpdateMessage {
  const number = orderNumber(trxRef)
  const values = valuesOf[kind]({ number, total: rupiahIn(language, total), receiptNumber, store })
  const template = templateName(kind)
  return {
    name: `${number}-${template.replaceAll('_', '-')}`,
    to: phone,
    template,
    language,
    values,
    text: runInLanguage(language, () => messages().updates[kind](...values)),
  }
}

import 'server-only'
import { type ForwardedCall, isOwn, type OwnAction } from '#lib/actions/find-action.ts'
import { accountHandlers } from '#lib/gateway/account.ts'
import { addressHandlers } from '#lib/gateway/address.ts'
import { cartHandlers } from '#lib/gateway/cart.ts'
import { checkoutHandlers } from '#lib/gateway/checkout.ts'
import { directHandlerOf } from '#lib/gateway/direct-handlers.ts'
import { invoiceHandlers } from '#lib/gateway/invoice.ts'
import { openedOrderHandlers } from '#lib/gateway/opened-order.ts'
import { codeHandlers } from '#lib/gateway/order-codes.ts'
import { ownOrderHandlers } from '#lib/gateway/order-writes.ts'
import { returnHandlers } from '#lib/gateway/returns.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import type { Handler, Handlers } from '#lib/gateway/visit.ts'

/** Handlers whose actions or pages read data that Next caches. */
const handlers: Handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...codeHandlers,
  ...invoiceHandlers,
  ...openedOrderHandlers,
  ...ownOrderHandlers,
  ...returnHandlers,
}

/** Returns the handler of an action; by default its form is sent to its call. Few forwarded calls have one. */
export const handlerOf = (action: OwnAction | ForwardedCall): Handler =>
  directHandlerOf(action) ?? { handle: sendForm, ...(isOwn(action) && handlers[action.at]) }

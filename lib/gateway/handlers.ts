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

/** Of actions that read what Next caches for pages, or whose pages do. */
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

/** What an action does; without a handler of its own, its form is sent to its call. One that is passed on has none, but for a few. */
export const handlerOf = (action: OwnAction | ForwardedCall): Handler =>
  directHandlerOf(action) ?? { handle: sendForm, ...(isOwn(action) && handlers[action.at]) }

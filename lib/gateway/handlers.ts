import 'server-only'
import { type ForwardedCall, isOwn, type OwnAction } from '#lib/actions/find-action.ts'
import { accountCallHandlers, accountHandlers } from '#lib/gateway/account.ts'
import { addressHandlers } from '#lib/gateway/address.ts'
import { cartHandlers } from '#lib/gateway/cart.ts'
import { checkoutHandlers } from '#lib/gateway/checkout.ts'
import { openedOrderHandlers } from '#lib/gateway/opened-order.ts'
import { codeHandlers } from '#lib/gateway/order-codes.ts'
import { ownOrderHandlers } from '#lib/gateway/order-writes.ts'
import { orderCallHandlers } from '#lib/gateway/place-order.ts'
import { productHandlers } from '#lib/gateway/product.ts'
import { languageHandlers } from '#lib/gateway/redirect-to-language.ts'
import { reportHandlers } from '#lib/gateway/reports.ts'
import { returnHandlers } from '#lib/gateway/returns.ts'
import { draftHandlers } from '#lib/gateway/sealed-drafts.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import { sessionHandlers } from '#lib/gateway/session.ts'
import type { CallHandlers, Handler, Handlers } from '#lib/gateway/visit.ts'

const handlers: Handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...codeHandlers,
  ...draftHandlers,
  ...languageHandlers,
  ...openedOrderHandlers,
  ...ownOrderHandlers,
  ...productHandlers,
  ...reportHandlers,
  ...returnHandlers,
  ...sessionHandlers,
}

const callHandlers: CallHandlers = { ...accountCallHandlers, ...orderCallHandlers }

/** What an action does; without a handler of its own, its form is sent to its call. One that is passed on has none, but for a few. */
export const handlerOf = (action: OwnAction | ForwardedCall): Handler =>
  isOwn(action) ? { handle: sendForm, ...handlers[action.at] } : { ...callHandlers[action.call] }

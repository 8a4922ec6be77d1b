import 'server-only'
import type { OwnAction } from '#lib/actions/find-action.ts'
import { accountHandlers } from '#lib/gateway/account.ts'
import { addressHandlers } from '#lib/gateway/address.ts'
import { cartHandlers } from '#lib/gateway/cart.ts'
import { checkoutHandlers } from '#lib/gateway/checkout.ts'
import { openedOrderHandlers } from '#lib/gateway/opened-order.ts'
import { codeHandlers } from '#lib/gateway/order-codes.ts'
import { ownOrderHandlers } from '#lib/gateway/order-writes.ts'
import { productHandlers } from '#lib/gateway/product.ts'
import { languageHandlers } from '#lib/gateway/redirect-to-language.ts'
import { reportHandlers } from '#lib/gateway/reports.ts'
import { returnHandlers } from '#lib/gateway/returns.ts'
import { draftHandlers } from '#lib/gateway/sealed-drafts.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import { sessionHandlers } from '#lib/gateway/session.ts'
import type { Handlers, OwnHandler } from '#lib/gateway/visit.ts'

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

/** What an action of the shop does; without a handler of its own, its form is sent to its call. */
export const handlerOf = ({ at }: OwnAction): OwnHandler => ({ handle: sendForm, ...handlers[at] })

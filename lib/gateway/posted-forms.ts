import 'server-only'
import type { NextRequest } from 'next/server'
import { checkoutForms } from '#lib/checkout/forms.ts'
import type { RoutePath } from '#lib/config/routes.ts'
import { sessionForms } from '#lib/gateway/account-forms.ts'
import { addressForms, handleAddressForm } from '#lib/gateway/address-forms.ts'
import { handleAddressSave } from '#lib/gateway/address-save.ts'
import { cartTools, handleCartForm, lineChanges } from '#lib/gateway/cart-form.ts'
import { handleCheckoutForm } from '#lib/gateway/checkout-form.ts'
import { handleOrderAction, orderActions } from '#lib/gateway/order-action-form.ts'
import { handleOrderForm, orderForms } from '#lib/gateway/order-forms.ts'
import { handleReturnForm } from '#lib/gateway/return-form.ts'
import { handleReviewForm } from '#lib/gateway/review-form.ts'
import { handleSessionForm } from '#lib/gateway/session-handlers.ts'
import { handleStockAlertForm, stockAlertForms } from '#lib/gateway/stock-alert-form.ts'
import { handleWishlistForm, wishlistChanges } from '#lib/gateway/wishlist-form.ts'

type Handler = (request: NextRequest) => Promise<Response>

function namesOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = []
  for (const name in table) names.push(name)
  return names
}

/** The forms that one function handles, by their names. */
const each = <Form extends string>(
  forms: readonly Form[],
  handle: (request: NextRequest, form: Form) => Promise<Response>,
): Readonly<Record<string, Handler>> =>
  Object.fromEntries(forms.map((form) => [form, (request: NextRequest) => handle(request, form)]))

/** A line is added at /api/cart itself. */
const { add: _, ...otherChanges } = lineChanges

export type FormRoute = Extract<RoutePath, `${string}/[form]`>

/** Each form that a page posts without scripts, by its route. */
export const postedForms: Readonly<Record<FormRoute, Readonly<Record<string, Handler>>>> = {
  '/api/address/[form]': {
    ...each(namesOf(addressForms), handleAddressForm),
    save: handleAddressSave,
  },
  '/api/cart/[form]': each(
    [...namesOf(otherChanges), ...namesOf(cartTools), 'buy-now'],
    handleCartForm,
  ),
  '/api/order/[form]': {
    ...each(namesOf(orderForms), handleOrderForm),
    ...each(namesOf(orderActions), handleOrderAction),
    return: handleReturnForm,
    review: handleReviewForm,
  },
  '/api/session/[form]': each(namesOf(sessionForms), handleSessionForm),
  '/api/stock-alert/[form]': each(namesOf(stockAlertForms), handleStockAlertForm),
  '/api/wishlist/[form]': each(namesOf(wishlistChanges), handleWishlistForm),
  '/checkout/steps/[form]': each(checkoutForms, handleCheckoutForm),
}

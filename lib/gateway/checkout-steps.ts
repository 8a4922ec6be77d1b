import 'server-only'
import { fieldIds, firstWrongId } from '#lib/account/address-field-ids.ts'
import { getPromo, getShopStock } from '#lib/api/checkout.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { chosenMethod, chosenShop } from '#lib/checkout/chosen.ts'
import type { CheckoutForm } from '#lib/checkout/forms.ts'
import { checkoutReducer, withAddress } from '#lib/checkout/machine.ts'
import { payProblems, promoId, promoProblem } from '#lib/checkout/pay-problems.ts'
import { promoPlaceOf } from '#lib/checkout/promo-offers.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import { summarise } from '#lib/checkout/submission.ts'
import { optionKey } from '#lib/config/couriers.ts'
import { asksForList, nextLevel, postedAddress, withKnownArea } from '#lib/gateway/address-place.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { type FreshCheckout, loadTiers } from '#lib/pages/load-checkout.ts'
import { loadCheckoutSummary, promoRefusal } from '#lib/pages/load-checkout-summary.ts'
import { parseId } from '#lib/rules/codes.ts'
import { shippingTypes } from '#lib/rules/constants.ts'
import { issuesOf } from '#lib/rules/field.ts'
import { guestAddressForm } from '#lib/rules/forms.ts'
import { typedPromoCode } from '#lib/rules/typed-text.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'

/** The checkout after a form, and what its page says about it. */
export interface StepResult {
  state: CheckoutState
  /** Problem texts by field. */
  problems?: Record<string, string>
  message?: string
  /** The id of the field that comes next, or that is wrong. */
  field?: string
  isDone?: boolean
}

export type StepForm = (fresh: FreshCheckout, body: unknown) => Promise<StepResult> | StepResult

/** The checkout at the step of a form, if that can be shown. */
const at = (state: CheckoutState, step: Step): CheckoutState =>
  checkoutReducer(state, { type: 'return-to', step })

const shippingTypeForm: StepForm = ({ state }, body) => {
  const shippingType = shippingTypes.find((one) => one === fieldText(body, 'shipping_type'))
  if (!shippingType) return { state, message: errorsMessages.badInput }
  const event = { type: 'choose-shipping-type', shippingType } as const
  return { state: checkoutReducer(at(state, 'choose-shipping-type'), event) }
}

const addressForm: StepForm = async (fresh, body) => {
  const { label: _, zip: __, ...typed } = postedAddress(body)
  const address = await withKnownArea(typed)
  const edit = { type: 'edit-address', address } as const
  const state = checkoutReducer(at(fresh.state, 'choose-address'), edit)
  if (asksForList(body)) return { state, field: fieldIds[nextLevel(address)] }
  const found = issuesOf(guestAddressForm, address)
  const wrong = firstWrongId(found)
  if (!wrong) return { state: checkoutReducer(state, { type: 'confirm-address' }) }
  const problems = problemTexts(found, addressMessages.problems)
  return { state, problems, field: wrong }
}

const savedAddressForm: StepForm = (fresh, body) => {
  const id = parseId(fieldText(body, 'address'))
  const state = at(fresh.state, 'choose-address')
  if (id === null || !fresh.addresses.some((saved) => saved.id === id))
    return { state, message: checkoutMessages.chooseAddress }
  const chosen = checkoutReducer(state, { type: 'choose-saved-address', id })
  return { state: checkoutReducer(chosen, { type: 'confirm-address' }) }
}

/** The hub of a delivery, or the store of a pickup; also another one, from the summary. */
const shopForm: StepForm = async ({ state: before, availability, caller }, body) => {
  const isPickup = before.shippingType === 'PICKUP_ON_STORE'
  const state = at(before, isPickup ? 'choose-showroom' : 'choose-hub')
  const offered = isPickup ? availability.available_stores : availability.available_stores_online
  const shop = offered.find(({ id }) => id === parseId(fieldText(body, 'shop')))
  if (!shop) return { state, message: checkoutMessages.nothingKept }
  const stock = await getShopStock(caller, shop.id)
  const event = { type: 'choose-shop', shop: chosenShop(shop), availability: stock } as const
  const after = checkoutReducer(state, event)
  return after === state ? { state, message: checkoutMessages.nothingKept } : { state: after }
}

const methodForm: StepForm = async (fresh, body) => {
  const state = at(fresh.state, 'choose-shipping-method')
  const tiers = await loadTiers({ ...fresh, state })
  const tier = tiers.find((option) => optionKey(option) === fieldText(body, 'method'))
  if (!tier) return { state, message: checkoutMessages.chooseMethod }
  const chosen = checkoutReducer(state, { type: 'choose-method', method: chosenMethod(tier) })
  return { state: checkoutReducer(chosen, { type: 'confirm-method' }) }
}

/** The code of a promo that gives a discount on the order, or why it gives none. Throws ApiError. */
async function checkPromo(fresh: FreshCheckout, code: string) {
  const { state, caller, cart } = fresh
  try {
    const applied = await getPromo(caller, { code, ...promoPlaceOf(state) })
    const { availability } = await loadCheckoutSummary({
      ...fresh,
      state: { ...state, promoCode: null },
    })
    const { discount } = summarise(state, { lines: cart.cart_items, availability, applied })
    if (discount > 0) return { code: applied.promo.code }
    return { problem: checkoutMessages.promoTakesNothing(applied.promo.code) }
  } catch (error) {
    return { problem: errorMessage(promoRefusal(error)) }
  }
}

const promoForm: StepForm = async (fresh, body) => {
  const draft = fieldText(body, 'promo')
  const state = withTyped(at(fresh.state, 'order-summary'), 'promo', body)
  const typed = typedPromoCode(draft)
  const wrong = promoProblem(typed)
  if (wrong) return { state, problems: { [promoId]: wrong }, field: promoId }
  const { code, problem } = await checkPromo({ ...fresh, state }, typed)
  if (!code) return { state, problems: { [promoId]: problem ?? '' }, field: promoId }
  const message = checkoutMessages.promoApplied(code)
  return { state: checkoutReducer(state, { type: 'set-promo', code }), message, isDone: true }
}

/** The summary's e-mail address, notes and updates, checked before the question whether to go to the payment. */
const reviewForm: StepForm = (fresh, body) => {
  const state = withTyped(at(fresh.state, 'order-summary'), 'review', body)
  const problems: Record<string, string> = {
    ...payProblems(state, Boolean(fresh.availability.has_whatsapp_updates)),
  }
  return { state, problems, field: Object.keys(problems)[0] ?? '' }
}

/** What the forms of the steps do to a checkout. Each throws ApiError. */
export const stepForms: Readonly<Record<Exclude<CheckoutForm, 'pay' | 'discard'>, StepForm>> = {
  'shipping-type': shippingTypeForm,
  address: addressForm,
  'saved-address': savedAddressForm,
  shop: shopForm,
  method: methodForm,
  promo: promoForm,
  review: reviewForm,
}

/** A checkout with what a form has brought, unchecked: when its answer fails, that is not typed again. */
export function withTyped(state: CheckoutState, form: CheckoutForm, body: unknown): CheckoutState {
  switch (form) {
    case 'address': {
      const { label: _, zip: __, ...address } = postedAddress(body)
      return withAddress(state, address)
    }
    case 'promo':
      return { ...state, promoDraft: fieldText(body, 'promo') }
    case 'review':
      return {
        ...state,
        email: fieldText(body, 'email'),
        notes: fieldText(body, 'notes'),
        wantsUpdates: fieldText(body, 'updates') !== '',
        updatesPhone: fieldText(body, 'updates_phone'),
      }
    default:
      return state
  }
}

import type { UserAddress } from '@etalase/contract/address.ts'
import type { CartItem } from '@etalase/contract/cart.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import type { LineAvailability } from '@etalase/contract/rules/availability.ts'
import { parseId } from '@etalase/contract/rules/codes.ts'
import { paymentWays, shippingTypes } from '@etalase/contract/rules/constants.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { guestAddressForm } from '@etalase/contract/rules/forms.ts'
import { pinIssues } from '@etalase/contract/rules/pin-form.ts'
import { typedPromoCode } from '@etalase/contract/rules/typed-text.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { type DeliveryArea, fieldIds, firstWrongId, nextLevel } from '#lib/checkout/destination.ts'
import {
  allOf,
  chooseMethod,
  chooseSavedAddress,
  chooseShippingType,
  chooseShop,
  confirmAddress,
  confirmMethod,
  editAddress,
  type Move,
  visit,
} from '#lib/checkout/moves.ts'
import { payProblems, promoId, promoProblem } from '#lib/checkout/review.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import { chosenMethod, chosenShop } from '#lib/checkout/state.ts'
import { type AppliedPromo, summarise } from '#lib/checkout/summary.ts'
import type { StepFormName } from '#lib/checkout/urls.ts'
import { type CourierOption, optionKey } from '#lib/config/couriers.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { pinMessages } from '#messages/pin.ts'

/** Returns the text of a form's field by name; empty for a missing field. */
export type Fields = (name: string) => string

type Loaded<Value> = Value | Promise<Value>

/** The data that answers depend on: queries in the browser, the backend on the server. Each may throw ApiError. */
export interface CheckoutSources {
  /** The lines being bought. */
  lines: readonly CartItem[]
  /** Whether the backend offers WhatsApp updates. */
  offersUpdates: boolean
  /** The ids of an area, keeping only those that exist and nest correctly. */
  knownArea: (area: DeliveryArea) => Loaded<DeliveryArea>
  availability: () => Loaded<Availability>
  addresses: () => Loaded<readonly UserAddress[]>
  /** The current stock of a shop for each line. */
  stock: (shopId: number) => Promise<LineAvailability[]>
  /** The chosen shop's stock, as the summary shows it. */
  chosenStock: () => Promise<LineAvailability[]>
  /** The couriers' tiers from the chosen hub to the destination. */
  tiers: () => Promise<readonly CourierOption[]>
  promo: (code: string) => Promise<AppliedPromo>
}

/** The checkout after an answer, with its messages. */
export interface Answered {
  state: CheckoutState
  /** Problem texts by the field that shows them. */
  problems?: Readonly<Record<string, string>>
  message?: string
  /** The id of the next field, or of the one with a problem. */
  field?: string
  /** Whether the message reports a success. */
  isDone?: boolean
}

/** Applies an answer to a checkout. */
type Decision = (state: CheckoutState) => Answered

/** A step's form, shared by the browser, which answers it in the page, and the server, which receives it as a post. */
interface StepForm {
  /** The step that it answers. */
  stepOf: (state: CheckoutState) => Step
  /** Stores typed text unchecked, so that a failed answer does not lose it. */
  typed?: (fields: Fields) => Move
  /** Loads the data that the answer depends on, and decides. Throws ApiError. */
  answer: (state: CheckoutState, fields: Fields, sources: CheckoutSources) => Loaded<Decision>
}

/** Accepts an answer and applies its moves. */
const take =
  (...moves: readonly Move[]): Decision =>
  (state) => ({ state: allOf(moves)(state) })

/** Refuses an answer, with a message about the form or at a field. */
const refuse =
  (said: Omit<Answered, 'state'>): Decision =>
  (state) => ({ state, ...said })

/** Refuses an answer with no radio button pressed; `name` is the group's. */
const missing = (name: string, problem: string) =>
  refuse({ problems: { [name]: problem }, field: name })

const shippingType: StepForm = {
  stepOf: () => 'choose-shipping-type',
  answer: (_, fields) => {
    const type = shippingTypes.find((one) => one === fields('shipping_type'))
    return type ? take(chooseShippingType(type)) : refuse({ message: errorsMessages.badInput })
  },
}

const address: StepForm = {
  stepOf: () => 'choose-address',
  typed: (fields) =>
    editAddress({
      recipientName: fields('recipientName'),
      recipientPhone: fields('recipientPhone'),
      street: fields('street'),
      provinceId: parseId(fields('provinceId')),
      cityId: parseId(fields('cityId')),
      subdistrictId: parseId(fields('subdistrictId')),
      notes: fields('notes'),
      latitude: fields('latitude'),
      longitude: fields('longitude'),
    }),
  answer: async ({ address: typed }, fields, { knownArea }) => {
    const { provinceId, cityId, subdistrictId } = await knownArea(typed)
    const known = { ...typed, provinceId, cityId, subdistrictId }
    const edit = take(editAddress(known))
    // Only the next list was requested: validate nothing yet.
    if (fields('list')) return (state) => ({ ...edit(state), field: fieldIds[nextLevel(known)] })
    const issues = { ...issuesOf(guestAddressForm, known), ...pinIssues(known) }
    const field = firstWrongId(issues)
    if (!field) return take(editAddress(known), confirmAddress)
    const problems = problemTexts(issues, { ...addressMessages.problems, ...pinMessages.problems })
    return (state) => ({ ...edit(state), problems, field })
  },
}

const savedAddress: StepForm = {
  stepOf: () => 'choose-address',
  answer: async (_, fields, { addresses }) => {
    const id = parseId(fields('address'))
    if (id === null || !(await addresses()).some((saved) => saved.id === id))
      return missing('address', checkoutMessages.chooseAddress)
    return take(chooseSavedAddress(id), confirmAddress)
  },
}

/** The hub of a delivery, or the store of a pickup; the summary can also switch it. */
const shop: StepForm = {
  stepOf: (state) => (state.shippingType === 'PICKUP_ON_STORE' ? 'choose-showroom' : 'choose-hub'),
  answer: async (state, fields, { availability, stock }) => {
    const { available_stores, available_stores_online } = await availability()
    const isPickup = state.shippingType === 'PICKUP_ON_STORE'
    const offered = isPickup ? available_stores : available_stores_online
    const chosen = offered.find(({ id }) => id === parseId(fields('shop')))
    const lines = chosen ? await stock(chosen.id) : []
    return chosen && lines.some(({ qty }) => qty > 0)
      ? take(chooseShop(chosenShop(chosen), lines))
      : refuse({ message: checkoutMessages.nothingKept })
  },
}

const method: StepForm = {
  stepOf: () => 'choose-shipping-method',
  answer: async (_, fields, { tiers }) => {
    const tier = (await tiers()).find((option) => optionKey(option) === fields('method'))
    return tier
      ? take(chooseMethod(chosenMethod(tier)), confirmMethod)
      : missing('method', checkoutMessages.chooseMethod)
  },
}

/** Returns the refusal of a promo. Rethrows any other failure, which says nothing about the promo. */
export function promoRefusal(error: unknown): ApiError {
  if (error instanceof ApiError && error.kind === 'refused' && error.status !== 401) return error
  throw error
}

/** Returns the code of a promo that discounts the order, or why it gives no discount. Throws ApiError. */
async function checkPromo(
  state: CheckoutState,
  typed: string,
  { lines, chosenStock, promo }: CheckoutSources,
): Promise<{ code: string } | { problem: string }> {
  const availability = await chosenStock()
  try {
    const applied = await promo(typed)
    const { discount } = summarise(state, { lines, availability, applied })
    const { code } = applied.promo
    return discount > 0 ? { code } : { problem: checkoutMessages.promoTakesNothing(code) }
  } catch (error) {
    return { problem: errorMessage(promoRefusal(error)) }
  }
}

const promo: StepForm = {
  stepOf: () => 'order-summary',
  typed: (fields) => (state) => ({ ...state, promoDraft: fields('promo') }),
  answer: async (state, fields, sources) => {
    const typed = typedPromoCode(fields('promo'))
    const wrong = promoProblem(typed)
    const checked = wrong ? { problem: wrong } : await checkPromo(state, typed, sources)
    if ('problem' in checked)
      return refuse({ problems: { [promoId]: checked.problem }, field: promoId })
    const { code: promoCode } = checked
    const message = checkoutMessages.promoApplied(promoCode)
    return (now) => ({ state: { ...now, promoCode }, message, isDone: true })
  },
}

/** The summary's e-mail address, notes, present and updates, checked before asking to go to payment. */
const review: StepForm = {
  stepOf: () => 'order-summary',
  typed: (fields) => (state) => ({
    ...state,
    email: fields('email'),
    notes: fields('notes'),
    giftMessage: fields('gift_message'),
    hidesPrices: fields('hide_prices') !== '',
    paymentWay: paymentWays.find((way) => way === fields('payment_way')) ?? null,
    wantsUpdates: fields('updates') !== '',
    updatesPhone: fields('updates_phone'),
  }),
  answer: (state, _, { offersUpdates }) => {
    const problems = payProblems(state, offersUpdates)
    const [field] = Object.keys(problems)
    return field ? refuse({ problems, field }) : take()
  },
}

const forms: Readonly<Record<StepFormName, StepForm>> = {
  'shipping-type': shippingType,
  address,
  'saved-address': savedAddress,
  shop,
  method,
  promo,
  review,
}

/** Returns the checkout at the step of a form, if that step is reachable. */
export const atStepOf = (form: StepFormName, state: CheckoutState): CheckoutState =>
  visit(forms[form].stepOf(state))(state)

/** Returns the checkout with a form's typed text, unchecked. */
export const withTyped = (
  form: StepFormName,
  fields: Fields,
  state: CheckoutState,
): CheckoutState => forms[form].typed?.(fields)(state) ?? state

/** Returns the decision on a form's answer. Throws ApiError when data it depends on cannot be loaded. */
export const decide = (
  form: StepFormName,
  fields: Fields,
  state: CheckoutState,
  sources: CheckoutSources,
): Loaded<Decision> => forms[form].answer(withTyped(form, fields, state), fields, sources)

import type { UserAddress } from '@etalase/contract/address.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import { type Move, reachableStep } from '#lib/checkout/moves.ts'
import {
  type CheckoutState,
  type ChosenMethod,
  chosenMethod,
  clearedShipping,
  isMethod,
} from '#lib/checkout/state.ts'
import type { CourierOption } from '#lib/config/couriers.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The move that resets an invalid choice, with a notice for the shopper. */
export interface Refresh {
  move: Move
  notice: string | null
}

/** Moves to a reachable step, since refreshed data can invalidate the current one. */
const atReachableStep = (state: CheckoutState): CheckoutState => {
  const step = reachableStep(state, state.step)
  return step === state.step ? state : { ...state, step }
}

type ShopChoice = Pick<CheckoutState, 'shippingType' | 'shop'>

/** Returns whether the shipping type, or only the shop, can no longer serve the cart; null if both can. */
function goneOf({ shippingType, shop }: ShopChoice, now: Availability): 'type' | 'shop' | null {
  if (shippingType === null) return null
  const isPickup = shippingType === 'PICKUP_ON_STORE'
  const isOffered = isPickup ? now.available_on_store : now.available_online
  const serving = isPickup ? now.available_stores : now.available_stores_online
  if (!isOffered || serving.length === 0) return 'type'
  return shop && !serving.some(({ id }) => id === shop.id) ? 'shop' : null
}

/** Checks the chosen shop against the shops that can serve the cart now. */
export function refreshShop(choice: ShopChoice, now: Availability): Refresh {
  const move: Move = (state) => {
    const gone = goneOf(state, now)
    if (!gone) return state
    const shippingType = gone === 'type' ? null : state.shippingType
    return atReachableStep({ ...state, ...clearedShipping, shippingType })
  }
  const gone = goneOf(choice, now)
  if (gone === 'type') return { move, notice: checkoutMessages.shippingTypeGone }
  return { move, notice: gone && choice.shop && checkoutMessages.shopGone(choice.shop.name) }
}

/** Checks the chosen address against the customer's saved addresses. */
export function refreshAddress(
  choice: Pick<CheckoutState, 'savedAddressId'>,
  addresses: readonly UserAddress[],
): Refresh {
  const isGone = ({ savedAddressId }: typeof choice) =>
    savedAddressId !== null && !addresses.some(({ id }) => id === savedAddressId)
  const reset = { ...clearedShipping, savedAddressId: null, wantsUpdates: false }
  const move: Move = (state) => (isGone(state) ? atReachableStep({ ...state, ...reset }) : state)
  return { move, notice: isGone(choice) ? checkoutMessages.chooseAddress : null }
}

/** Whether a tier still has the chosen cost, and still takes cash or not. */
const isAsChosen = ({ tariff, takes_cash }: CourierOption, { cost, takesCash }: ChosenMethod) =>
  tariff === cost && Boolean(takes_cash) === Boolean(takesCash)

function methodNotice(method: ChosenMethod, now: CourierOption | undefined): string | null {
  if (!now) return checkoutMessages.methodGone
  if (now.tariff === method.cost) return null
  return checkoutMessages.costChanged(formatRupiah(method.cost), formatRupiah(now.tariff))
}

/** Checks the chosen method against the current tiers; null while it is unchanged. */
export function refreshMethod(
  { method }: Pick<CheckoutState, 'method'>,
  tiers: readonly CourierOption[],
): (Refresh & { isGone: boolean }) | null {
  if (!method) return null
  const now = tiers.find((tier) => isMethod(tier, method))
  if (now && isAsChosen(now, method)) return null
  const move: Move = (state) => {
    const current = tiers.find((tier) => state.method && isMethod(tier, state.method))
    return atReachableStep({ ...state, method: current ? chosenMethod(current) : null })
  }
  return { move, notice: methodNotice(method, now), isGone: !now }
}

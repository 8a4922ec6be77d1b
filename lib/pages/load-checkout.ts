import 'server-only'
import type { UserAddress } from '@etalase/contract/address.ts'
import type { Cart } from '@etalase/contract/cart.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import { getAddresses } from '#lib/api/account.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { fetchBought } from '#lib/api/cart.ts'
import { type Buyer, getAvailability, getTiers } from '#lib/api/checkout.ts'
import { type Destination, noDestination, savedDestination } from '#lib/checkout/destination.ts'
import { visit } from '#lib/checkout/moves.ts'
import { refreshAddress, refreshMethod, refreshShop } from '#lib/checkout/refresh-choices.ts'
import type { CheckoutState, Step } from '#lib/checkout/state.ts'
import { typedDestination } from '#lib/checkout/typed-destination.ts'
import { loadPlace } from '#lib/pages/load-place.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The shopper of a checkout by plain forms. */
export type CheckoutCaller = Buyer & { deviceId: string }

/** A checkout with valid choices, and the data that they were checked against. */
export interface FreshCheckout {
  state: CheckoutState
  caller: CheckoutCaller
  cart: Cart
  availability: Availability
  /** The customer's saved addresses; empty for a guest or a pickup. */
  addresses: UserAddress[]
  destination: Destination
  /** Messages about choices that were reset. */
  notices: string[]
}

async function loadDestination(state: CheckoutState, addresses: UserAddress[]) {
  const { isCustomer, shippingType, address, savedAddressId } = state
  if (shippingType !== 'ONLINE_DELIVERY') return noDestination
  if (isCustomer) return savedDestination(addresses.find(({ id }) => id === savedAddressId))
  if (address.provinceId === null) return noDestination
  return typedDestination(address, (await loadPlace(address)).lists)
}

const cartIsEmpty = () =>
  new ApiError({
    kind: 'refused',
    call: 'GET cart',
    status: 409,
    code: 'CART_EMPTY',
    shopperMessage: checkoutMessages.emptyCart,
  })

/** Loads the data that a checkout's choices depend on, and resets invalid choices. Throws ApiError. */
export async function loadCheckout(
  kept: CheckoutState,
  caller: CheckoutCaller,
): Promise<FreshCheckout> {
  const isDelivery = kept.shippingType === 'ONLINE_DELIVERY'
  const [cart, availability, addresses] = await Promise.all([
    fetchBought(caller.buyNow ?? null, caller),
    getAvailability(caller),
    kept.isCustomer && caller.token && isDelivery ? getAddresses(caller.token) : [],
  ])
  if (cart.cart_items.length === 0) throw cartIsEmpty()
  const shop = refreshShop(kept, availability)
  const address = kept.isCustomer && isDelivery ? refreshAddress(kept, addresses) : null
  const refreshes = [shop, address].filter((refresh) => refresh !== null)
  const state = refreshes.reduce((before, { move }) => move(before), kept)
  const notices = refreshes.flatMap(({ notice }) => notice ?? [])
  const destination = await loadDestination(state, addresses)
  return { state, caller, cart, availability, addresses, destination, notices }
}

/** Loads the couriers' tiers from the chosen hub to the destination; empty until both are chosen. Throws ApiError. */
export async function loadTiers({ state, caller, destination }: FreshCheckout) {
  const { shop } = state
  const { subdistrictId, pin } = destination
  if (!shop || subdistrictId === null) return []
  return getTiers(caller, { showroomId: shop.id, subdistrictId, pin })
}

/** Updates the cost of the checkout's method, or removes a method no longer offered. Throws ApiError. */
async function withCurrentTariff(fresh: FreshCheckout): Promise<FreshCheckout> {
  if (!fresh.state.method) return fresh
  const refresh = refreshMethod(fresh.state, await loadTiers(fresh))
  if (!refresh) return fresh
  const { move, notice } = refresh
  const notices = notice ? [...fresh.notices, notice] : fresh.notices
  return { ...fresh, state: move(fresh.state), notices }
}

/** Moves the checkout to a step, or to the first incomplete one; the summary gets the current tariff. Throws ApiError. */
export async function atStep(fresh: FreshCheckout, step: Step | null): Promise<FreshCheckout> {
  const state = visit(step)(fresh.state)
  const visited = { ...fresh, state }
  return state.step === 'order-summary' ? withCurrentTariff(visited) : visited
}

import { deliveryBody, pickupBody } from '@etalase/backend/tests/support/checkout-calls.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import { type CheckoutState, emptyGuestAddress, initialCheckout } from '#lib/checkout/state.ts'

const atSummary: CheckoutState = {
  ...initialCheckout,
  step: 'order-summary',
  email: 'sari@example.com',
}

/** A pickup in the store. */
const pickup: CheckoutState = {
  ...atSummary,
  shippingType: 'PICKUP_ON_STORE',
  shop: { id: places.store, name: 'Store Bandung', addressLines: [] },
}

/** A delivery from the hub, before choosing a tier. */
const delivery: CheckoutState = {
  ...atSummary,
  shippingType: 'ONLINE_DELIVERY',
  shop: { id: places.hub, name: 'Hub Kemang', addressLines: [] },
  address: {
    ...emptyGuestAddress,
    recipientName: 'Sari Dewi',
    recipientPhone: '0812 3456 7890',
    street: 'Jl. Cilandak 1',
    provinceId: 31,
    cityId: 3174,
    subdistrictId: places.cilandak,
  },
}

/** Returns the checkout state for a shop: a delivery from the hub, a pickup at the store. */
export const checkoutAt = (shop: number): CheckoutState => (shop === places.hub ? delivery : pickup)

/** Returns the same as a request body. */
export const bodyAt = (shop: number): object => (shop === places.hub ? deliveryBody : pickupBody)

/** A promo with few uses. */
export const promo = {
  code: 'SEDIKIT',
  category: 'PRODUCT',
  discPercent: 10,
  useLimit: 2,
} as const

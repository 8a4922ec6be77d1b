import { type CheckoutEvent, checkoutReducer } from '#lib/checkout/machine.ts'
import { type CheckoutState, initialCheckout, type Step } from '#lib/checkout/state.ts'
import { rupiah } from '#lib/rules/money.ts'

export const address = {
  recipientName: 'Sari',
  recipientPhone: '081234567890',
  street: 'Jl. Kemang 1',
  provinceId: 31,
  cityId: 3174,
  subdistrictId: 317401,
  notes: '',
}
export const shop = { id: 5, name: 'Kemang', addressLines: [] }
export const availability = [{ id: 1, qty: 3 }]
export const method = {
  courier: 'Kurir Nasional',
  code: 'UDRREG',
  description: 'Regular',
  cost: rupiah(9_000),
  etd: '1-2',
}

export const online = {
  type: 'choose-shipping-type',
  shippingType: 'ONLINE_DELIVERY',
} as const
export const pickup: CheckoutEvent = { ...online, shippingType: 'PICKUP_ON_STORE' }
export const toMethods: CheckoutEvent[] = [
  online,
  { type: 'edit-address', address },
  { type: 'confirm-address' },
  { type: 'choose-shop', shop, availability },
]
export const toOnlineSummary: CheckoutEvent[] = [
  ...toMethods,
  { type: 'choose-method', method },
  { type: 'confirm-method' },
]

export const checkoutAfter = (...events: CheckoutEvent[]): CheckoutState =>
  events.reduce(checkoutReducer, initialCheckout)

const customer: CheckoutState = { ...initialCheckout, isCustomer: true }
export const customerAfter = (...events: CheckoutEvent[]): CheckoutState =>
  events.reduce(checkoutReducer, customer)

export const visit = (step: Step): CheckoutEvent => ({ type: 'visit', step })
export const pickedUp: CheckoutEvent[] = [pickup, { type: 'choose-shop', shop, availability }]

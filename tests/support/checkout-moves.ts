import { rupiah } from '@etalase/contract/rules/money.ts'
import {
  allOf,
  chooseMethod,
  chooseShippingType,
  chooseShop,
  confirmAddress,
  confirmMethod,
  editAddress,
  type Move,
} from '#lib/checkout/moves.ts'
import { type CheckoutState, initialCheckout } from '#lib/checkout/state.ts'

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

export const online = chooseShippingType('ONLINE_DELIVERY')
export const pickup = chooseShippingType('PICKUP_ON_STORE')
export const toMethods: Move[] = [
  online,
  editAddress(address),
  confirmAddress,
  chooseShop(shop, availability),
]
export const toOnlineSummary: Move[] = [...toMethods, chooseMethod(method), confirmMethod]
export const pickedUp: Move[] = [pickup, chooseShop(shop, availability)]

/** Types values into the summary. */
export const type =
  (typed: Partial<CheckoutState>): Move =>
  (state) => ({ ...state, ...typed })

export const checkoutAfter = (...moves: Move[]): CheckoutState => allOf(moves)(initialCheckout)

const customer: CheckoutState = { ...initialCheckout, isCustomer: true }
export const customerAfter = (...moves: Move[]): CheckoutState => allOf(moves)(customer)

import type { Action } from '#lib/actions/action.ts'

const page = '/cart'

const without = {
  namedOwner: 'Products stand on pages that are the same for everyone.',
} as const

export const addToCart = {
  at: 'POST /api/cart',
  call: 'POST cart',
  page,
  guards: ['device', 'inTurn'],
  without,
} as const satisfies Action

export const increase = {
  at: 'POST /api/cart/increase',
  call: 'POST cart-item-increment-qty',
  page,
  guards: ['device', 'inTurn'],
  without,
} as const satisfies Action

export const decrease = {
  at: 'POST /api/cart/decrease',
  call: 'POST cart-item-decrement-qty',
  page,
  guards: ['device'],
  without,
} as const satisfies Action

export const removeLine = {
  at: 'POST /api/cart/remove',
  call: 'DELETE cart-item-remove',
  page,
  guards: ['device'],
  without,
} as const satisfies Action

/** Takes a product to the checkout in place of the cart, which stays as it is. */
export const buyNow = {
  at: 'POST /api/cart/buy-now',
  call: 'POST cart',
  page,
  guards: ['device', 'inTurn'],
  without,
} as const satisfies Action

/** Puts all lines of a link into the cart; each waits for its own turn. */
export const fillCart = {
  at: 'POST /api/cart/fill',
  call: 'POST cart',
  page,
  guards: ['device'],
  without,
} as const satisfies Action

/** Sets the pieces of a line; more of them wait for their turn. */
export const setQuantity = {
  at: 'POST /api/cart/quantity',
  call: 'POST cart-item-increment-qty',
  page,
  guards: ['device'],
  without,
} as const satisfies Action

/** Says what delivery of the cart costs. */
export const tellDeliveryCost = {
  at: 'POST /api/cart/delivery',
  call: 'POST checkout-shipping',
  page,
  guards: ['device'],
  without,
} as const satisfies Action

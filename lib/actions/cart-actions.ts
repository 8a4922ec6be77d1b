import type { Action, Guard } from '#lib/actions/action.ts'

/** Declares a form of the cart, by its name in the path. */
const cartForm = <Name extends string>(name: Name, call: string, ...guards: Guard[]) =>
  ({
    at: `POST /api/cart${name}`,
    call,
    page: '/cart',
    guards: ['device', ...guards],
    without: { namedOwner: 'Products stand on pages that are the same for everyone.' },
  }) as const satisfies Action

/** With `buy_now`, takes the product to the checkout and leaves the cart unchanged. */
export const addToCart = cartForm('', 'POST cart', 'inTurn')
export const increase = cartForm('/increase', 'POST cart-item-increment-qty', 'inTurn')
export const decrease = cartForm('/decrease', 'POST cart-item-decrement-qty')
export const removeLine = cartForm('/remove', 'DELETE cart-item-remove')

/** Adds all lines of a cart link; each waits in the queue separately. */
export const fillCart = cartForm('/fill', 'POST cart')

/** Sets the quantity of a line; a higher one waits in the queue. */
export const setQuantity = cartForm('/quantity', 'POST cart-item-increment-qty')

/** Estimates the delivery cost of the cart. */
export const tellDeliveryCost = cartForm('/delivery', 'POST checkout-shipping')

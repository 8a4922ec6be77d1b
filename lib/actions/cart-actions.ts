import type { Action, Guard } from '#lib/actions/action.ts'

/** A form of the cart, by its name in the path. */
const cartForm = <Name extends string>(name: Name, call: string, ...guards: Guard[]) =>
  ({
    at: `POST /api/cart${name}`,
    call,
    page: '/cart',
    guards: ['device', ...guards],
    without: { namedOwner: 'Products stand on pages that are the same for everyone.' },
  }) as const satisfies Action

export const addToCart = cartForm('', 'POST cart', 'inTurn')
export const increase = cartForm('/increase', 'POST cart-item-increment-qty', 'inTurn')
export const decrease = cartForm('/decrease', 'POST cart-item-decrement-qty')
export const removeLine = cartForm('/remove', 'DELETE cart-item-remove')

/** Takes a product to the checkout in place of the cart, which stays as it is. */
export const buyNow = cartForm('/buy-now', 'POST cart', 'inTurn')

/** Puts all lines of a link into the cart; each waits for its own turn. */
export const fillCart = cartForm('/fill', 'POST cart')

/** Sets the pieces of a line; more of them wait for their turn. */
export const setQuantity = cartForm('/quantity', 'POST cart-item-increment-qty')

/** Says what delivery of the cart costs. */
export const tellDeliveryCost = cartForm('/delivery', 'POST checkout-shipping')

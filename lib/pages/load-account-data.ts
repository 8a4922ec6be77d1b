import 'server-only'
import type { Order, SentOrder } from '@etalase/contract/order.ts'
import { getAccount, getAddresses, getPasskeys, getWishlist } from '#lib/api/account.ts'
import type { Caller } from '#lib/api/backend.ts'
import { fetchCart } from '#lib/api/cart.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { loadSizes } from '#lib/api/load-sizes.ts'
import { nameSizes } from '#lib/api/name-sizes.ts'
import { callBackend } from '#lib/api/server.ts'

/** Loads the photos of return requests, in Base64, by order id. Throws ApiError. */
async function returnPicturesOf(orders: readonly SentOrder[], token: string) {
  const pictures = new Map<number, string[]>()
  for (const { id, return_request } of orders) {
    for (let number = 1; number <= (return_request?.picture_count ?? 0); number++) {
      const query = { id, number }
      const sent = await nullIfNotFound(
        callBackend('GET user/order-return-picture', { query }, { token }),
      )
      if (sent) pictures.set(id, [...(pictures.get(id) ?? []), sent.picture])
    }
  }
  return pictures
}

/** Adds the size names, one order at a time, to spare the backend hundreds of concurrent products. */
async function withSizeNames(orders: readonly SentOrder[]): Promise<Order[]> {
  const named: Order[] = []
  for (const order of orders) named.push(await nameSizes(order, loadSizes))
  return named
}

/**
 * Loads all data of a customer through the spec's calls and the optional ones that the backend offers, with the cart of a `device`, if
 * given. Throws ApiError.
 */
export async function loadAccountData(token: string, device: Caller | null) {
  const [account, addresses, orders, wishlist, passkeys, reviews, alerts, cart] = await Promise.all(
    [
      getAccount(token),
      getAddresses(token),
      callBackend('GET user/orders', {}, { token }),
      getWishlist(token),
      getPasskeys(token),
      nullIfNotFound(callBackend('GET user/reviews', {}, { token })),
      nullIfNotFound(callBackend('GET user/stock-alerts', {}, { token })),
      device && fetchCart(device),
    ],
  )
  const pictures = await returnPicturesOf(orders.user_orders, token)
  return {
    profile: account.profile,
    newsletter_subscription: account.newsletter_subscription,
    newsletter_consent: account.newsletter_consent,
    addresses,
    // The payment link is not the customer's data, and whoever has it can pay.
    orders: (await withSizeNames(orders.user_orders)).map((order) => ({
      ...order,
      payment_data: undefined,
      payment_redirect: undefined,
      return_pictures: pictures.get(order.id),
    })),
    wishlist,
    passkeys,
    reviews: reviews?.reviews,
    stock_alerts: alerts?.stock_alerts,
    cart: cart?.cart_items,
  }
}

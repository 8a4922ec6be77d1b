import 'server-only'
import { downloadAccountData } from '#lib/actions/own-reads.ts'
import { getAccount, getAddresses, getPasskeys, getWishlist } from '#lib/api/account.ts'
import { fetchCart } from '#lib/api/cart.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { loadSizes } from '#lib/api/load-sizes.ts'
import { nameSizes } from '#lib/api/name-sizes.ts'
import { callBackend } from '#lib/api/server.ts'
import { withNext } from '#lib/config/next-path.ts'
import type { Order, SentOrder } from '#lib/contract/order.ts'
import type { ShopperCaller } from '#lib/gateway/caller.ts'
import { redirectSessionEnded } from '#lib/gateway/end-session.ts'
import { redirectWithFlash, seeOther } from '#lib/gateway/respond.ts'
import type { Arrival, Handlers, Visit } from '#lib/gateway/visit.ts'

/** The pictures, in Base64, that came with requests to return an order, by its id. Throws ApiError. */
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

/** Orders with the names of their sizes, one after the other: nobody waits for hundreds of products at once. */
async function withSizeNames(orders: readonly SentOrder[]): Promise<Order[]> {
  const named: Order[] = []
  for (const order of orders) named.push(await nameSizes(order, loadSizes))
  return named
}

/** All that the backend knows of a customer, by the calls of the spec and those that it offers. Throws ApiError. */
async function collect(caller: ShopperCaller, token: string) {
  const [account, addresses, orders, wishlist, passkeys, reviews, alerts, cart] = await Promise.all(
    [
      getAccount(token),
      getAddresses(token),
      callBackend('GET user/orders', {}, { token }),
      getWishlist(token),
      getPasskeys(token),
      nullIfNotFound(callBackend('GET user/reviews', {}, { token })),
      nullIfNotFound(callBackend('GET user/stock-alerts', {}, { token })),
      caller.isNewDevice ? null : fetchCart(caller),
    ],
  )
  const pictures = await returnPicturesOf(orders.user_orders, token)
  return {
    profile: account.profile,
    newsletter_subscription: account.newsletter_subscription,
    newsletter_consent: account.newsletter_consent,
    addresses,
    // The way to the payment provider is no data of the customer, and whoever has it can pay.
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

/** The page with the link. */
const pageOf = ({ given }: Arrival) =>
  given.page === '/account/delete' ? '/account/delete' : '/account'

/** The data of the customer who is signed in; a guest is led to the sign-in. Throws ApiError. */
async function load(visit: Visit): Promise<Response> {
  const { caller } = visit
  const { token } = caller
  if (token === undefined) return seeOther(withNext('/sign-in', pageOf(visit)))
  return new Response(JSON.stringify(await collect(caller, token), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}

/** A session that has ended leads to the home page (spec §8), and any other failure to the page with the link, which shows it. */
export const accountDataHandlers: Handlers = {
  [downloadAccountData.at]: {
    handle: load,
    refuse: (arrival, { failure: { status, message } }) =>
      status === 401
        ? redirectSessionEnded(arrival, pageOf(arrival))
        : redirectWithFlash(arrival.cookies, { page: pageOf(arrival), message }),
  },
}

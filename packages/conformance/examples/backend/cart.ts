import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { productOf } from './catalogue.ts'
import {
  byRegion,
  city,
  courier,
  priceOf,
  type Store,
  stores,
  subdistricts,
  tiers,
} from './data.ts'
import { device, id, quantity, sized, text } from './fields.ts'
import { type Line, Refusal, type State } from './state.ts'

/** Returns the lines of a cart that a store has in full, and so can sell. */
export const served = (state: State, cart: readonly Line[], store: number) =>
  cart.filter((line) => state.stock(line.product_detail_id, line.size_code, store) >= line.qty)

export const purchase = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + line.qty * priceOf(productOf(line.product_detail_id)), 0)

/** Returns a line with the price to pay for one piece. In a cart, net_price already includes the direct discount. */
function shownLine({ id: lineId, qty, size_code, product_detail_id }: Line) {
  const product = productOf(product_detail_id)
  const { product_name, retail_price, product_images } = product
  const product_detail = { product_name, retail_price, net_price: priceOf(product), product_images }
  return { id: lineId, qty, size_name: size_code, size_code, product_detail_id, product_detail }
}

function lineOf(state: State, wanted: z.output<typeof sized>, local_device_id: string): Line {
  const line = state
    .cart(local_device_id)
    .find(
      (each) =>
        each.product_detail_id === wanted.product_detail_id && each.size_code === wanted.size,
    )
  if (!line) throw new Refusal('NOT_IN_CART', 'It is not in your cart any more.')
  return line
}

/** Requires that one store has all pieces of a line. */
function requireStock(state: State, product: number, size: string, qty: number): void {
  if (!stores.some((store) => state.stock(product, size, store.id) >= qty))
    throw new Refusal('OUT_OF_STOCK', 'There are fewer pieces than that.')
}

const change = device.extend({ ...sized.shape, qty: quantity })

export function cartRoutes(app: FastifyInstance, state: State): void {
  app.get('/cart', ({ query }) => {
    const { local_device_id } = device.parse(query)
    return { data: { cart: { cart_items: state.cart(local_device_id).map(shownLine) } } }
  })
  app.post('/cart', ({ body }) => {
    const { local_device_id, product_detail_id, size, qty } = change.parse(body)
    productOf(product_detail_id)
    const cart = state.cart(local_device_id)
    const line = cart.find(
      (each) => each.product_detail_id === product_detail_id && each.size_code === size,
    )
    requireStock(state, product_detail_id, size, qty + (line?.qty ?? 0))
    if (line) line.qty += qty
    else
      state.carts.set(local_device_id, [
        ...cart,
        { id: state.nextId(), product_detail_id, size_code: size, qty },
      ])
    return { data: { message: 'Added to your cart.' } }
  })
  app.post('/cart-item-increment-qty', ({ body }) => {
    const { local_device_id, qty, ...wanted } = change.parse(body)
    const line = lineOf(state, wanted, local_device_id)
    requireStock(state, line.product_detail_id, line.size_code, line.qty + qty)
    line.qty += qty
    return { data: { message: 'Added.' } }
  })
  app.post('/cart-item-decrement-qty', ({ body }) => {
    const { local_device_id, qty, ...wanted } = change.parse(body)
    const line = lineOf(state, wanted, local_device_id)
    line.qty = Math.max(1, line.qty - qty)
    return { data: { message: 'Removed.' } }
  })
  app.delete('/cart-item-remove', ({ body }) => {
    const { local_device_id, ...wanted } = device.extend(sized.shape).parse(body)
    const line = lineOf(state, wanted, local_device_id)
    const others = state.cart(local_device_id).filter((each) => each !== line)
    state.carts.set(local_device_id, others)
    return { data: { message: 'Removed from your cart.' } }
  })
}

/** Routes for how a cart can be bought: which stores can serve each line, and the couriers' tariffs. */
export function availabilityRoutes(app: FastifyInstance, state: State): void {
  app.post('/checkout', ({ body }) => {
    const cart = state.cart(device.parse(body).local_device_id)
    if (cart.length === 0) throw new Refusal('CART_EMPTY', 'Your cart is empty.')
    const some: Store[] = stores.filter((store) => served(state, cart, store.id).length > 0)
    const hubs = some.filter((store) => store.is_hub)
    return {
      data: {
        available_on_store: some.length > 0 ? 1 : 0,
        available_stores: some,
        available_stores_by_region: byRegion(some),
        available_online: hubs.length > 0 ? 1 : 0,
        available_stores_online: hubs,
        available_stores_by_region_online: byRegion(hubs),
      },
    }
  })
  app.post('/check-showroom-stock-availability', ({ body }) => {
    const { local_device_id, showroom_id } = device.extend({ showroom_id: id }).parse(body)
    const cart_items_availability = state.cart(local_device_id).map((line) => ({
      id: line.id,
      qty: state.stock(line.product_detail_id, line.size_code, showroom_id),
    }))
    return { data: { cart_items_availability } }
  })
  app.post('/checkout-shipping', ({ body }) => {
    const { subdistrict_id } = device.extend({ subdistrict_id: id, showroom_id: id }).parse(body)
    if (!subdistricts.some((each) => each.id === subdistrict_id))
      throw new Refusal('ADDRESS_INCOMPLETE', `We deliver in ${city.city_name} only.`)
    return { data: { couriers: { [courier]: tiers } } }
  })
  app.post('/checkout-promo-code', ({ body }) => {
    const { local_device_id, promo_code, showroom_id } = device
      .extend({ promo_code: text, showroom_id: id })
      .parse(body)
    const promo = promoOf(promo_code)
    const lines = served(state, state.cart(local_device_id), showroom_id)
    return { data: { promo, total_purchase: purchase(lines) } }
  })
}

/** Returns the one promo: 10 percent of the purchase, at most Rp 50.000. Throws PROMO_INVALID for any other code. */
export function promoOf(code: string) {
  if (code.toUpperCase() !== 'EXAMPLE10')
    throw new Refusal('PROMO_INVALID', 'This promo code is not known.')
  return {
    code: 'EXAMPLE10',
    category: 'PRODUCT',
    disc_percent: 10,
    disc_nominal: 0,
    disc_max: 50_000,
  }
}

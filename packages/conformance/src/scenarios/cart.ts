import { grandPrice } from '@etalase/contract/rules/price.ts'
import type { Client } from '#client.ts'

/** A product in a size that is in stock. */
export interface Buyable {
  product_detail_id: number
  size: string
  /** The name of the size. */
  size_name: string
  price: number
}

/** Whether a new cart refuses so many pieces because of the limit per customer. */
export async function isOverLimit(
  client: Client,
  { product_detail_id, size }: Pick<Buyable, 'product_detail_id' | 'size'>,
  qty: number,
): Promise<boolean> {
  const pieces = { product_detail_id, size, qty }
  return (await client.newShopper().attempt('POST cart', pieces)).code === 'ORDER_LIMIT'
}

/** Returns the first product with a size of which some hub has two pieces, within the limit per customer. */
export async function findBuyable(client: Client): Promise<Buyable | null> {
  const { products } = await client.request('GET products', { limit: 50 })
  const call = 'POST check-stock-location'
  for (const product of products) {
    const size = product.sizes.find((candidate) => candidate.is_available)
    if (!size) continue
    const sized = { product_detail_id: product.id, size: size.size_code }
    const one = await client.request(call, { ...sized, qty: 1 })
    const holds = one.showrooms.length > 0
    client.report.check(call, 'showrooms', holds, `none for an available size of ${product.id}`)
    const two = await client.request(call, { ...sized, qty: 2 })
    const isThere = two.showrooms.some((showroom) => showroom.is_hub)
    if (isThere && !(await isOverLimit(client, sized, 2)))
      return { ...sized, size_name: size.size_name, price: grandPrice(product) }
  }
  client.report.check(
    call,
    'showrooms',
    false,
    'no hub has two pieces of a size, in any of 50 products',
  )
  return null
}

async function lineOf(client: Client, { product_detail_id, size }: Buyable) {
  const { cart } = await client.request('GET cart')
  return cart.cart_items.find(
    (item) => item.product_detail_id === product_detail_id && item.size_code === size,
  )
}

/** Adds one piece to the cart. */
export async function addOne(client: Client, { product_detail_id, size }: Buyable): Promise<void> {
  await client.request('POST cart', { product_detail_id, size, qty: 1 })
}

async function checkChanges(client: Client, item: Buyable): Promise<void> {
  const { product_detail_id, size } = item
  const one = { product_detail_id, size, qty: 1 }
  const expectQty = async (call: 'POST cart' | Change, expected: number) => {
    const qty = (await lineOf(client, item))?.qty ?? 0
    client.report.check(call, 'qty', qty === expected, `expected ${expected}, got ${qty}`)
  }
  await expectQty('POST cart', 1)
  await client.request('POST cart-item-increment-qty', one)
  await expectQty('POST cart-item-increment-qty', 2)
  await client.request('POST cart-item-decrement-qty', one)
  await expectQty('POST cart-item-decrement-qty', 1)
  await client.request('POST cart-item-decrement-qty', one)
  await expectQty('POST cart-item-decrement-qty', 1)
  await client.request('DELETE cart-item-remove', { product_detail_id, size })
  await expectQty('DELETE cart-item-remove', 0)
}

type Change =
  | 'POST cart-item-increment-qty'
  | 'POST cart-item-decrement-qty'
  | 'DELETE cart-item-remove'

async function checkRefusals(client: Client, { product_detail_id, size }: Buyable): Promise<void> {
  const nothing = { product_detail_id: 2_147_483_647, size, qty: 1 }
  await client.expectError('POST cart', 'a product that does not exist', [404, 400], {
    input: nothing,
  })
  const none = { product_detail_id, size, qty: 0 }
  await client.expectError('POST cart', 'no pieces at all', [400], { input: none })
  for (const call of ['POST cart-item-increment-qty', 'DELETE cart-item-remove'] as const) {
    const gone = { input: { product_detail_id, size, qty: 1 } }
    await client.expectError(call, 'a line that is not in the cart', [400, 404], gone)
  }
}

/** Moves a cart to a new device id, as the shop does at sign-in (optional call). */
async function checkMove(shopper: Client, item: Buyable): Promise<void> {
  const call = 'POST cart-move'
  const [before, after] = [shopper.newShopper(), shopper.newShopper()]
  await addOne(before, item)
  const ids = { local_device_id: before.deviceId, new_device_id: after.deviceId }
  if ((await shopper.requestOptional(call, ids)) === null) return
  const isMoved = (await lineOf(after, item))?.qty === 1
  shopper.report.check(call, 'new_device_id', isMoved, 'the new device does not see the cart')
  const isLeft = (await lineOf(before, item)) === undefined
  shopper.report.check(call, 'local_device_id', isLeft, 'the old device still sees the cart')
}

/** Joins a device's cart with the customer's, as the shop does at sign-in (optional call). The client is signed in. */
export async function checkAdoption(customer: Client, item: Buyable): Promise<void> {
  const call = 'POST cart-adopt'
  const sign = async (device: Client) => {
    const ids = { local_device_id: device.deviceId, new_device_id: customer.newShopper().deviceId }
    return customer.requestOptional(call, ids)
  }
  const [first, second] = [customer.newShopper(), customer.newShopper()]
  await addOne(first, item)
  const adopted = await sign(first)
  const again = adopted && (await sign(second))
  if (!again) return
  const isOne = adopted.local_device_id === again.local_device_id
  customer.report.check(
    call,
    'local_device_id',
    isOne,
    'two devices of a customer have different carts',
  )
  second.deviceId = again.local_device_id
  const isThere = (await lineOf(second, item))?.qty === 1
  customer.report.check(call, 'cart', isThere, 'the second device does not see the cart')
}

/** Checks that two sizes are two lines with separate ids. */
async function checkTwoLines(shopper: Client, item: Buyable): Promise<void> {
  const { products } = await shopper.request('GET products', { limit: 50 })
  const other = products.find(
    ({ id, sizes }) => id !== item.product_detail_id && sizes.some((size) => size.is_available),
  )
  const size = other?.sizes.find(({ is_available }) => is_available)?.size_code
  if (!other || !size)
    return shopper.report.skip('GET cart', 'two lines: only one product is for sale')
  await addOne(shopper, item)
  await shopper.request('POST cart', { product_detail_id: other.id, size, qty: 1 })
  const { cart } = await shopper.request('GET cart')
  const ids = new Set(cart.cart_items.map(({ id }) => id))
  const isEach = ids.size === 2 && cart.cart_items.length === 2
  const problem = `two sizes are ${cart.cart_items.length} lines with ${ids.size} different ids`
  shopper.report.check('GET cart', 'cart_items.id', isEach, problem)
}

/** Checks that the cart accepts so many pieces exactly when a store has them. */
async function checkManyPieces(
  shopper: Client,
  { product_detail_id, size }: Buyable,
): Promise<void> {
  const many = { product_detail_id, size, qty: 1_000 }
  const call = 'POST check-stock-location'
  const { showrooms } = await shopper.request(call, many)
  const { report } = shopper
  if (showrooms.length === 0) {
    await shopper.expectError('POST cart', 'more pieces than there are', [400], { input: many })
    return
  }
  const { status } = await shopper.attempt('POST cart', many)
  const problem = `${showrooms.length} stores have the 1,000 pieces that the cart refuses`
  report.check(call, 'qty', status === 200, problem)
}

/** Fills, changes and empties a guest's cart. */
export async function checkCart(client: Client, item: Buyable): Promise<void> {
  const { cart } = await client.request('GET cart')
  const size = cart.cart_items.length
  client.report.check(
    'GET cart',
    'cart_items',
    size === 0,
    `a new device already has ${size} lines`,
  )
  await addOne(client, item)
  const price = (await lineOf(client, item))?.product_detail.net_price
  const holds = price === item.price
  client.report.check(
    'GET cart',
    'net_price',
    holds,
    `the product costs ${item.price}, but the line ${price}`,
  )
  const stranger = await client.newShopper().request('GET cart')
  const isOwn = stranger.cart.cart_items.length === 0
  client.report.check('GET cart', 'local_device_id', isOwn, 'another device sees this cart')
  await checkChanges(client, item)
  await checkRefusals(client, item)
  await checkManyPieces(client.newShopper(), item)
  await checkTwoLines(client.newShopper(), item)
  await checkMove(client, item)
}

/** Checks out one product without the cart (optional call). */
export async function checkBuyNow(shopper: Client, item: Buyable): Promise<void> {
  const call = 'GET buy-now'
  const buy_now = { product_detail_id: item.product_detail_id, size: item.size, qty: 1 }
  const answer = await shopper.requestOptional(call, buy_now)
  if (!answer) return
  const { report } = shopper
  const prices = answer.cart.cart_items.map(({ product_detail }) => product_detail.net_price)
  const isOne = prices.length === 1 && prices[0] === item.price
  report.check(call, 'net_price', isOne, `expected ${item.price}, got ${prices.join(', ')}`)
  const tooMany = { input: { ...buy_now, qty: 1_000 } }
  await shopper.expectError(call, 'more pieces than there are', [400], tooMany)
  const { data } = await shopper.attempt('POST checkout', { buy_now })
  const { cart } = await shopper.request('GET cart')
  const isApart = data !== null && cart.cart_items.length === 0
  report.check(call, 'cart', isApart, 'is not bought separately from the cart')
}

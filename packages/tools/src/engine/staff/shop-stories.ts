import { destination } from '@etalase/testkit/destination.ts'
import { z } from 'zod'
import { findColor, setStock } from '#engine/set-stock.ts'
import { serviceOf, tiersFor } from '#engine/staff/delivered.ts'
import { expectSame, type Placed, type Staff, type Story } from '#engine/staff/staff.ts'

const limited: Story = {
  name: 'a limit of a product applies in the cart and across the orders of an email address',
  async run(staff) {
    const shelf = await staff.shelves.open(6)
    const { product_detail_id: id, size } = shelf
    const path = `/products/${(await findColor(staff.engine, id)).productId}`
    // The admin's metadata form stores text.
    await staff.post(path, { metadata: { max_per_order: '2' } })
    await staff.until('The page tells the limit', async () => {
      const { product } = await staff.client.request('GET product', { id })
      return product.max_per_order === 2
    })
    const three = { product_detail_id: id, size, qty: 3 }
    const { code } = await staff.client.newShopper().attempt('POST cart', three)
    expectSame('The refusal of the cart', code, 'ORDER_LIMIT')
    const fields = { guest_email: `limit-${Date.now()}@example.com` }
    await staff.order(2, shelf, { fields })
    const second = await staff.buyer(1, shelf, { fields })
    expectSame('The refusal of the order', (await second.send()).code, 'ORDER_LIMIT')
    await staff.post(path, { metadata: { max_per_order: null } })
  },
}

/** Returns the price of an order's delivery in Medusa, in whole rupiah. */
async function deliveryOf(staff: Staff, { orderId }: Placed): Promise<number> {
  const method = z.object({ amount: z.number() })
  const answer = z.object({ order: z.object({ shipping_methods: z.array(method).length(1) }) })
  const { order } = await staff.get(`/orders/${orderId}`, answer, {
    fields: 'id,*shipping_methods',
  })
  return order.shipping_methods[0]?.amount ?? -1
}

const freeDelivery: Story = {
  name: 'delivery is free from the threshold that staff set, and charged again once they remove it',
  async run(staff) {
    const shelf = await staff.shelves.open(2, 'delivery')
    const typed = shelf.price.toLocaleString('id-ID')
    await staff.post('/etalase/settings', { free_shipping_from: typed })
    const buyer = await staff.buyer(1, shelf)
    const barOf = async () => (await buyer.client.request('GET cart')).cart.free_shipping_from
    await staff.until('The cart names the sum', async () => (await barOf()) === shelf.price)
    const tiers = await tiersFor(buyer, shelf)
    const free = tiers.find(({ tariff }) => tariff === 0)
    expectSame('Whether a tier is free', free !== undefined, true)
    const fields = { ...destination, ...serviceOf(free), shipping_cost: 0 }
    const order = await staff.order(1, shelf, { fields })
    expectSame('The delivery in Medusa', await deliveryOf(staff, order), 0)
    await staff.post('/etalase/settings', { free_shipping_from: null })
    await staff.until('The cart names no sum', async () => !(await barOf()))
    const { code } = await (await staff.buyer(1, shelf, { fields })).send()
    expectSame('The refusal of a free delivery', code, 'SHIPPING_CHANGED')
  },
}

const present: Story = {
  name: 'the buyer and staff see the gift message and the parcel without prices',
  async run(staff) {
    const wishes = { gift_message: 'Selamat ulang tahun!', hide_prices: true }
    const order = await staff.order(1, undefined, { fields: wishes })
    const { gift_message, hide_prices } = await staff.shown(order)
    expectSame('What the buyer reads', { gift_message, hide_prices }, wishes)
    const details = z.object({ gift_message: z.string(), hide_prices: z.boolean() })
    const answer = z.object({ placement: z.object({ details }) })
    const { placement } = await staff.get(`/etalase/orders/${order.orderId}`, answer)
    expectSame('What staff read', placement.details, wishes)
  },
}

const reviewAnswer = z.object({
  reviews: z.array(z.object({ number: z.number(), trx_ref: z.string(), stars: z.number() })),
})

const reviewed: Story = {
  name: 'a review is public after staff approve it, and hidden after they reject it',
  async run(staff) {
    const order = await staff.arrivedOrder()
    const [line] = (await staff.shown(order)).sales_trx_details
    const product_detail_id = line?.product_detail.id ?? 0
    const of = { order_token: order.token, product_detail_id, size: line?.size_code }
    const said = { stars: 4, fit: 'TRUE', text: 'Soft, and the seams hold.' }
    await staff.client.request('POST order-review', { ...of, ...said })
    const { code } = await staff.client.attempt('POST order-review', { ...of, size: 'ZZ', ...said })
    expectSame('The refusal of a size that was not bought', code, 'NOT_FOUND')
    const waiting = async () => (await staff.get('/etalase/reviews', reviewAnswer)).reviews
    const review = (await waiting()).find(({ trx_ref }) => trx_ref === order.trxRef)
    expectSame('The stars that staff read', review?.stars, said.stars)
    const countOf = async () => {
      const { product } = await staff.client.request('GET product', { id: product_detail_id })
      return product.reviews?.count ?? 0
    }
    expectSame('What is shown before', await countOf(), 0)
    for (const [status, count] of [
      ['APPROVED', 1],
      ['REJECTED', 0],
    ] as const) {
      await staff.post(`/etalase/reviews/${review?.number}`, { status })
      await staff.until(`${count} is shown`, async () => (await countOf()) === count)
    }
    const isLeft = (await waiting()).some(({ trx_ref }) => trx_ref === order.trxRef)
    expectSame('Whether it still waits', isLeft, false)
  },
}

const parcel: Story = {
  name: 'an order shows the pickup and delivery of its parcel, and the tracking number',
  async run(staff) {
    const shelf = await staff.shelves.open(1, 'delivery')
    const [tier] = await tiersFor(await staff.buyer(1, shelf), shelf)
    const extra = tier?.tariff ?? 0
    const fields = { ...destination, ...serviceOf(tier), shipping_cost: extra }
    const order = await staff.order(1, shelf, { fields, extra })
    await staff.pay(order)
    const labels = [{ tracking_number: 'JX123', tracking_url: '#', label_url: '#' }]
    await staff.handOver(order, 1, labels)
    await staff.untilStatus(order, 'COMPLETED')
    const { order_tracking, no_resi } = await staff.shown(order)
    const told = order_tracking?.track_history.map(({ status }) => status)
    expectSame('The history', told, ['Picked up by courier', 'Delivered'])
    expectSame('The number', no_resi, 'JX123')
  },
}

const refusedPromotion: Story = {
  name: 'staff see why a promotion with conditions cannot be offered in the shop',
  async run(staff) {
    const method = { type: 'percentage', target_type: 'order', value: 10 }
    const rule = { attribute: 'customer.groups.id', operator: 'eq', values: ['cusgroup_1'] }
    const common = { type: 'standard', status: 'active', application_method: method }
    const answer = z.object({ reasons: z.array(z.string()) })
    for (const [rules, count] of [
      [[rule], 1],
      [[], 0],
    ] as const) {
      const code = `KHUSUS${count}${Date.now() % 100_000}`
      const id = await staff.make('/promotions', 'promotion', { ...common, code, rules })
      const { reasons } = await staff.get(`/etalase/promotions/${id}`, answer)
      expectSame('The number of reasons', reasons.length, count)
    }
  },
}

const backInStock: Story = {
  name: 'a stock alert is mailed when staff restock a sold-out size',
  async run(staff) {
    const { products } = await staff.client.request('GET products', { limit: 100 })
    const sizes = products.flatMap(({ id, sizes }) =>
      sizes.map(({ size_code: size, is_available }) => ({ product: id, size, is_available })),
    )
    // Takes the oldest product: in a set of another story, the size may lack another item.
    const soldOut = sizes.findLast(({ is_available }) => !is_available)
    const [store] = (await staff.client.request('GET master/showroom')).showroom_list
    if (!soldOut || !store) throw new Error('No size is sold out.')
    const { product, size } = soldOut
    const asked = { product_detail_id: product, size, email: 'waiting@example.com' }
    await staff.client.request('POST stock-alert', asked)
    await setStock(staff.engine, { product, size, store: store.id }, 2)
    await staff.untilMailed('back-in-stock')
  },
}

export const shopStories: readonly Story[] = [
  limited,
  freeDelivery,
  present,
  reviewed,
  parcel,
  refusedPromotion,
  backInStock,
]

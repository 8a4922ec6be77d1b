import { expectSame, type Placed, type Staff, type Story } from '#engine/staff/staff.ts'

/** Edits an order: adds a variant, or changes an item's quantity. */
async function edit(staff: Staff, { orderId }: Placed, path: string, body: object) {
  await staff.make('/order-edits', 'order_change', { order_id: orderId })
  await staff.post(`/order-edits/${orderId}/items${path}`, body)
  await staff.post(`/order-edits/${orderId}/confirm`)
}

const addOther = async (staff: Staff, order: Placed) =>
  edit(staff, order, '', { items: [{ variant_id: await staff.otherVariant(order), quantity: 1 }] })

/** Returns the number of lines. Throws unless lines, delivery and discount add up to the total. */
async function expectSum(staff: Staff, order: Placed): Promise<number> {
  const { sales_trx_details, shipping_cost, discount, grand_total } = await staff.shown(order)
  const lines = sales_trx_details.reduce((sum, { subtotal }) => sum + subtotal, 0)
  expectSame('The total', grand_total, lines + shipping_cost - (discount ?? 0))
  return sales_trx_details.length
}

const editedBeforePayment: Story = {
  name: 'goods are added to an order that waits for its payment: its bill stays, and is settled',
  async run(staff) {
    const order = await staff.order()
    await addOther(staff, order)
    expectSame('The total', (await staff.shown(order)).grand_total, order.total)
    expectSame('The answer to the provider', await staff.pay(order), 200)
    await staff.untilStatus(order, 'PAID')
    expectSame('The number of lines', await expectSum(staff, order), 2)
    expectSame('The answer to the provider, again', await staff.pay(order), 200)
  },
}

const editedAndWithdrawn: Story = {
  name: 'an edited order that waits for its payment is cancelled by its buyer',
  async run(staff) {
    const order = await staff.order()
    await addOther(staff, order)
    await staff.client.request('POST order-cancel', { order_token: order.token })
    await staff.untilStatus(order, 'CANCELLED')
  },
}

const editedToLess: Story = {
  name: 'pieces are taken out of a paid order: its page adds up',
  async run(staff) {
    const order = await staff.paidOrder()
    const [item] = await staff.items(order)
    await edit(staff, order, `/item/${item?.id}`, { quantity: 1 })
    await expectSum(staff, order)
    expectSame('The total', (await staff.shown(order)).grand_total, order.total / 2)
    await staff.untilStatus(order, 'PAID')
  },
}

const half: Story = {
  name: 'half of an order is handed over, and "complete" is pressed: it has not arrived',
  async run(staff) {
    // Medusa 2.21.2 can't pack a part of an order that has reserved the last pieces.
    const order = await staff.order(2, await staff.shelves.open(6))
    await staff.pay(order)
    await staff.handOver(order, 1)
    await staff.post(`/orders/${order.orderId}/complete`)
    await staff.untilStatus(order, 'PROCESSING')
    await staff.handOver(order, 1)
    await staff.untilStatus(order, 'COMPLETED')
  },
}

const partlyCaptured: Story = {
  name: 'a part of the money is captured: the order is not paid, and the bill settles the rest',
  async run(staff) {
    const order = await staff.order()
    await staff.capture(order, 1_000)
    expectSame('The status', (await staff.shown(order)).trx_status, 'PENDING')
    await staff.pay(order)
    await staff.untilStatus(order, 'PAID')
  },
}

const exchanged: Story = {
  name: 'a piece is exchanged: the page has one of each, and adds up',
  async run(staff) {
    const order = await staff.arrivedOrder()
    const [item] = await staff.items(order)
    const id = await staff.make('/exchanges', 'exchange', { order_id: order.orderId })
    const back = { items: [{ id: item?.id, quantity: 1 }] }
    await staff.post(`/exchanges/${id}/inbound/items`, back)
    const items = [{ variant_id: await staff.otherVariant(order), quantity: 1 }]
    await staff.post(`/exchanges/${id}/outbound/items`, { items })
    await staff.post(`/exchanges/${id}/request`)
    expectSame('The number of lines', await expectSum(staff, order), 2)
    expectSame('The status', (await staff.shown(order)).trx_status, 'COMPLETED')
  },
}

const replaced: Story = {
  name: 'a broken piece is replaced by a claim: the replacement costs nothing',
  async run(staff) {
    const order = await staff.arrivedOrder()
    const [item] = await staff.items(order)
    const made = { order_id: order.orderId, type: 'replace' }
    const id = await staff.make('/claims', 'claim', made)
    const broken = { items: [{ id: item?.id, quantity: 1, reason: 'production_failure' }] }
    await staff.post(`/claims/${id}/claim-items`, broken)
    const items = [{ variant_id: await staff.otherVariant(order), quantity: 1 }]
    await staff.post(`/claims/${id}/outbound/items`, { items })
    await staff.post(`/claims/${id}/request`)
    expectSame('The number of lines', await expectSum(staff, order), 2)
    expectSame('The total', (await staff.shown(order)).grand_total, order.total)
  },
}

export const orderStories: readonly Story[] = [
  editedBeforePayment,
  editedAndWithdrawn,
  editedToLess,
  half,
  partlyCaptured,
  exchanged,
  replaced,
]

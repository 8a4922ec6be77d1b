import { grandPrice } from '@etalase/contract/rules/price.ts'
import { z } from 'zod'
import { findColor } from '#engine/set-stock.ts'
import { expectSame, type Story } from '#engine/staff/staff.ts'

const lists: Story = {
  name: 'price lists by quantity or customer group are listed as left out, and the article keeps its price',
  async run(staff) {
    const shelf = await staff.shelves.open(5)
    const { variants } = await findColor(staff.engine, shelf.product_detail_id)
    const variant = variants.find(({ size_code }) => size_code === shelf.size)
    const price = { variant_id: variant?.id, currency_code: 'idr', amount: 1_000 }
    const list = { description: '-', type: 'sale', status: 'active' }
    const made: string[] = []
    made.push(
      await staff.make('/price-lists', 'price_list', {
        ...list,
        title: 'By quantity',
        prices: [{ ...price, min_quantity: 2 }],
      }),
      await staff.make('/price-lists', 'price_list', {
        ...list,
        title: 'For some',
        rules: { 'customer.groups.id': ['cusgroup_1'] },
        prices: [price],
      }),
    )
    await staff.untilLeftOut('price list By quantity: prices by quantity')
    await staff.untilLeftOut('price list For some')
    const { total } = await staff.order(3, shelf)
    expectSame('The bill', total, shelf.price * 3)
    for (const id of made) await staff.remove(`/price-lists/${id}`)
  },
}

const sale: Story = {
  name: 'a sale is in the shop while its price list is active, has the price, and exists',
  async run(staff) {
    const { product_detail_id: id, size, price } = await staff.shelves.open(1)
    const { productId, variants } = await findColor(staff.engine, id)
    const untilPrice = (what: string, expected: number) =>
      staff.until(what, async () => {
        const { product } = await staff.client.request('GET product', { id })
        return grandPrice(product) === expected
      })
    const amount = price - 1_000
    // All sizes, because the shop leaves out those at another price than the first.
    const prices = variants.map((variant) => ({
      variant_id: variant.id,
      currency_code: 'idr',
      amount,
    }))
    const about = { title: `Sale ${size}`, description: '-', type: 'sale' }
    const list = await staff.make('/price-lists', 'price_list', {
      ...about,
      status: 'active',
      prices,
    })
    const path = `/price-lists/${list}`
    await untilPrice('A new sale is in the shop', amount)
    await staff.post(path, { ...about, status: 'draft' })
    await untilPrice('A sale made a draft has left the shop', price)
    await staff.post(path, { ...about, status: 'active' })
    await untilPrice('A sale made active is in the shop', amount)
    await staff.post(`${path}/products`, { remove: [productId] })
    await untilPrice('A product taken out of a sale has its own price', price)
    await staff.post(`${path}/prices/batch`, { create: prices })
    await untilPrice('A product put into a sale has its price', amount)
    await staff.remove(path)
    await untilPrice('A deleted sale has left the shop', price)
  },
}

const percent = 10

const smallLetters: Story = {
  name: 'a code in mixed case is offered, accepted and counted once, and a cancellation releases its use',
  async run(staff) {
    const code = `Lebaran${Date.now() % 100_000}`
    const method = { type: 'percentage', target_type: 'order', value: percent }
    const body = { code, type: 'standard', status: 'active', application_method: method }
    const id = await staff.make('/promotions', 'promotion', { ...body, limit: 1 })
    await staff.post(`/etalase/promotions/${id}`, { is_offered: true })
    const shelf = await staff.shelves.open(3)
    const { product_detail_id, size, showroomId: showroom_id } = shelf
    const bought = { buy_now: { product_detail_id, size, qty: 1 }, showroom_id }
    const { promos } = await staff.client.request('POST promo-offers', bought)
    expectSame(
      'Whether it is offered',
      promos.some((promo) => promo.code === code),
      true,
    )
    const fields = { promo_code: code.toUpperCase() }
    const extra = -Math.floor((shelf.price * percent) / 100)
    const order = await staff.order(1, shelf, { fields, extra })
    const answer = z.object({ promotion: z.object({ used: z.number() }) })
    const usedOf = async () => (await staff.get(`/promotions/${id}`, answer)).promotion.used
    expectSame('The uses', await usedOf(), 1)
    await staff.post(`/orders/${order.orderId}/cancel`)
    await staff.until('The use is given back', async () => (await usedOf()) === 0)
  },
}

export const priceStories: readonly Story[] = [lists, sale, smallLetters]

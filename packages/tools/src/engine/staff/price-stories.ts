import { z } from 'zod'
import { findColor } from '#engine/set-stock.ts'
import { expectSame, type Staff, type Story } from '#engine/staff/staff.ts'

const lists: Story = {
  name: 'price lists by quantity and by customer group: the article is bought at its price, and the lists are named',
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

const percent = 10

const smallLetters: Story = {
  name: 'a code with small letters is offered and taken, and counted once',
  async run(staff) {
    const code = `Lebaran${Date.now() % 100_000}`
    const method = { type: 'percentage', target_type: 'order', value: percent }
    const body = { code, type: 'standard', status: 'active', application_method: method }
    const offered = { ...body, metadata: { is_offered: true }, limit: 1 }
    const id = await staff.make('/promotions', 'promotion', offered)
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

const totalOf = async (staff: Staff, orderId: string) => {
  const answer = z.object({ order: z.object({ total: z.number(), tax_total: z.number() }) })
  return (await staff.get(`/orders/${orderId}`, answer, { fields: 'id,total,tax_total' })).order
}

/** Random, and the same in each run. */
function randomly(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Codes that take off odd shares of goods, and of nothing else. */
async function someCodes(
  staff: Staff,
): Promise<{ code: string; off: (total: number) => number }[]> {
  const stamp = Date.now() % 100_000
  const base = { type: 'standard', status: 'active' }
  const ofOrder = { target_type: 'order' }
  await staff.make('/promotions', 'promotion', {
    ...base,
    code: `PCT${stamp}`,
    application_method: { ...ofOrder, type: 'percentage', value: 7 },
  })
  await staff.make('/promotions', 'promotion', {
    ...base,
    code: `RP${stamp}`,
    application_method: { ...ofOrder, type: 'fixed', value: 2_501, currency_code: 'idr' },
  })
  return [
    { code: '', off: () => 0 },
    { code: `PCT${stamp}`, off: (total) => Math.floor((total * 7) / 100) },
    { code: `RP${stamp}`, off: () => 2_501 },
  ]
}

/** Turns taxes on, at 11% as PPN. Gives how they are turned off. */
async function addTaxes(staff: Staff): Promise<() => Promise<unknown>> {
  const one = z.object({ id: z.string(), currency_code: z.string() })
  const { regions } = await staff.get('/regions', z.object({ regions: z.array(one) }))
  const region = regions.find(({ currency_code }) => currency_code === 'idr')
  const taxed = z.object({ id: z.string(), country_code: z.string() })
  const answer = z.object({ tax_regions: z.array(taxed) })
  const { tax_regions } = await staff.get('/tax-regions', answer)
  const tax_region_id = tax_regions.find(({ country_code }) => country_code === 'id')?.id
  const rate = { tax_region_id, name: 'PPN', code: 'PPN', rate: 11, is_default: true }
  const rateId = await staff.make('/tax-rates', 'tax_rate', rate)
  const path = `/regions/${region?.id}`
  await staff.post(path, { automatic_taxes: true })
  return async () => {
    await staff.post(path, { automatic_taxes: false })
    await staff.remove(`/tax-rates/${rateId}`)
  }
}

const taxedOrders = 24

const taxes: Story = {
  name: `taxes of 11% in prices: Medusa's totals of ${taxedOrders} random orders are the bills, to the rupiah`,
  async run(staff) {
    const end = await addTaxes(staff)
    const codes = await someCodes(staff)
    const below = randomly(7)
    try {
      const shelves = [await staff.shelves.open(90), await staff.shelves.open(91)]
      for (let made = 0; made < taxedOrders; made++) {
        const qty = 1 + below(4)
        const shelf = shelves[below(shelves.length)]
        if (!shelf) continue
        const { code = '', off } = codes[below(codes.length)] ?? {}
        const extra = -(off?.(shelf.price * qty) ?? 0)
        const fields = code ? { promo_code: code } : {}
        const order = await staff.order(qty, shelf, { fields, extra })
        const { total, tax_total } = await totalOf(staff, order.orderId)
        expectSame('The bill', order.total, order.buyer.total)
        // Medusa counts fractions of a rupiah.
        expectSame(`Medusa's total`, Math.round(total * 1_000) / 1_000, order.total)
        expectSame('Whether there is tax in it', tax_total > 0, true)
      }
    } finally {
      await end()
    }
  },
}

const untaxed: Story = {
  name: 'prices without their tax are named, and the shop bills what it shows',
  async run(staff) {
    const end = await addTaxes(staff)
    const one = z.object({ id: z.string(), attribute: z.string(), value: z.string().nullable() })
    const answer = z.object({ price_preferences: z.array(one) })
    const { price_preferences } = await staff.get('/price-preferences', answer)
    const idr = price_preferences.find(({ value }) => value === 'idr')
    const path = `/price-preferences/${idr?.id}`
    await staff.post(path, { is_tax_inclusive: false })
    try {
      await staff.untilLeftOut('taxes on top of prices')
      const order = await staff.order(2)
      expectSame(`Medusa's total`, (await totalOf(staff, order.orderId)).total, order.total)
    } finally {
      await staff.post(path, { is_tax_inclusive: true })
      await end()
    }
  },
}

export const priceStories: readonly Story[] = [lists, smallLetters, taxes, untaxed]

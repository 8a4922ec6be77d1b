import type { Shelf } from '@etalase/conformance/black-box/shelf.ts'
import { deliveryFields } from '@etalase/conformance/black-box/worlds/lost-answers.ts'
import { findArea } from '@etalase/conformance/scenarios/areas-and-stores.ts'
import { z } from 'zod'
import { expectSame, type Staff, type Story } from '#engine/staff/staff.ts'

const totalOf = async (staff: Staff, orderId: string) => {
  const answer = z.object({ order: z.object({ total: z.number(), tax_total: z.number() }) })
  return (await staff.get(`/orders/${orderId}`, answer, { fields: 'id,total,tax_total' })).order
}

/** Returns a deterministic random number generator. */
function randomly(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Fields of an order, and its cost besides the lines. */
interface Extras {
  fields: object
  extra: number
}

interface Way {
  /** Maximum pieces: a parcel's tariff is computed for one. */
  most: number
  extras: (shelf: Shelf, qty: number) => Promise<Extras>
}

const takingOff = (code: string, off: (subtotal: number) => number): Way => ({
  most: 4,
  extras: async ({ price }, qty) => ({ fields: { promo_code: code }, extra: -off(price * qty) }),
})

/** Returns ways to order: without a code, with codes that discount goods by odd shares, and with one that discounts delivery. */
async function waysToOrder(staff: Staff): Promise<Way[]> {
  const stamp = Date.now() % 100_000
  const make = async (start: string, method: object) => {
    const application_method = { target_type: 'order', ...method }
    const code = `${start}${stamp}`
    const body = { code, type: 'standard', status: 'active', application_method }
    await staff.make('/promotions', 'promotion', body)
    return code
  }
  const percent = await make('PCT', { type: 'percentage', value: 7 })
  const fixed = await make('RP', { type: 'fixed', value: 2_501, currency_code: 'idr' })
  const toShipping = { target_type: 'shipping_methods', allocation: 'across' }
  const ofDelivery = await make('SHIP', { ...toShipping, type: 'percentage', value: 50 })
  const area = await findArea(staff.client)
  if (!area) throw new Error('There are no areas.')
  const delivered: Way = {
    most: 1,
    async extras(shelf) {
      const { fields, extra } = await deliveryFields(staff.client, shelf, area)
      return { fields: { ...fields, promo_code: ofDelivery }, extra: extra - Math.floor(extra / 2) }
    },
  }
  const none: Way = { most: 4, extras: async () => ({ fields: {}, extra: 0 }) }
  const share = takingOff(percent, (subtotal) => Math.floor((subtotal * 7) / 100))
  return [none, share, takingOff(fixed, () => 2_501), delivered]
}

/** Enables taxes, at 11% like PPN. Returns a function that disables them. */
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

/** Orders pieces of a shelf. Throws unless the summary, the bill and Medusa's total are equal. */
async function expectBill(staff: Staff, shelf: Shelf, qty: number, way: Way): Promise<void> {
  const order = await staff.order(qty, shelf, await way.extras(shelf, qty))
  const { total, tax_total } = await totalOf(staff, order.orderId)
  expectSame('The bill', order.total, order.buyer.total)
  // Medusa computes fractions of a rupiah.
  expectSame(`Medusa's total`, Math.round(total * 1_000) / 1_000, order.total)
  expectSame('Whether there is tax in it', tax_total > 0, true)
}

const taxes: Story = {
  name: `with 11% tax in prices, Medusa's totals of ${taxedOrders} random orders equal the bills to the rupiah`,
  async run(staff) {
    const end = await addTaxes(staff)
    const below = randomly(7)
    try {
      const ways = await waysToOrder(staff)
      const shelves = [
        await staff.shelves.open(90, 'delivery'),
        await staff.shelves.open(91, 'delivery'),
      ]
      for (let made = 0; made < taxedOrders; made++) {
        const shelf = shelves[below(shelves.length)]
        const way = ways[made % ways.length]
        if (shelf && way) await expectBill(staff, shelf, 1 + below(way.most), way)
      }
    } finally {
      await end()
    }
  },
}

const untaxed: Story = {
  name: "prices without tax are listed as left out, and Medusa's total still equals the bill",
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

export const taxStories: readonly Story[] = [taxes, untaxed]

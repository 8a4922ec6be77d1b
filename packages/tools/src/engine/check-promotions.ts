import { Buyer } from '@etalase/conformance/black-box/buyer.ts'
import { prepareBy } from '@etalase/conformance/black-box/prepare.ts'
import { type Shelf, Shelves } from '@etalase/conformance/black-box/shelf.ts'
import { Client } from '@etalase/conformance/client.ts'
import { Report } from '@etalase/conformance/report.ts'
import { percentOf, rupiah } from '@etalase/contract/rules/money.ts'
import type { Engine } from '@etalase/medusa/engine/engine.ts'
import { z } from 'zod'
import { engineOf } from '#engine/engine-of.ts'
import type { Opened } from '#engine/start-shop.ts'
import { placeOrder } from '#engine/until-given.ts'

const percent = 10
const method = { type: 'percentage', target_type: 'order', value: percent }
const byPiece = { ...method, target_type: 'items', allocation: 'each', max_quantity: 1 }
const forSome = [{ attribute: 'customer.groups.id', operator: 'in', values: ['cusgroup_1'] }]

/** Promotions as staff create them, and whether the checkout offers and accepts their codes. */
const promotions = [
  { code: 'OFFERED', made: {}, isMarked: true, isOffered: true, isTaken: true },
  { code: 'KNOWN', made: {}, isMarked: false, isOffered: false, isTaken: true },
  { code: 'DRAFT', made: { status: 'draft' }, isMarked: true, isOffered: false, isTaken: false },
  { code: 'FORSOME', made: { rules: forSome }, isMarked: true, isOffered: false, isTaken: false },
  {
    code: 'BYPIECE',
    made: { application_method: byPiece },
    isMarked: true,
    isOffered: false,
    isTaken: false,
  },
]

async function make(engine: Engine, code: string, made: object): Promise<string> {
  const answer = z.object({ promotion: z.object({ id: z.string() }) })
  const standard = { type: 'standard', status: 'active', application_method: method }
  const body = { code, ...standard, ...made }
  return (await engine.admin('POST', '/promotions', { answer, body })).promotion.id
}

/** Offers a promotion, as the admin's widget does. */
const offer = (engine: Engine, id: string) =>
  engine.admin('POST', `/etalase/promotions/${id}`, {
    answer: z.unknown(),
    body: { is_offered: true },
  })

const boughtNow = ({ product_detail_id, size, showroomId }: Shelf) => ({
  buy_now: { product_detail_id, size, qty: 1 },
  showroom_id: showroomId,
})

async function expectCodes(client: Client, shelf: Shelf): Promise<void> {
  const { promos } = await client.request('POST promo-offers', boughtNow(shelf))
  for (const { code, isOffered, isTaken } of promotions) {
    if (promos.some((promo) => promo.code === code) !== isOffered)
      throw new Error(`${code} is ${isOffered ? 'not ' : ''}offered.`)
    const tried = { ...boughtNow(shelf), promo_code: code }
    const { data } = await client.attempt('POST checkout-promo-code', tried)
    if ((data !== null) !== isTaken) throw new Error(`${code} is ${isTaken ? 'not ' : ''}taken.`)
  }
}

/** Orders at the total that the buyer has seen. Throws when the bill differs. */
async function expectBill(buyer: Buyer): Promise<void> {
  const { total } = await placeOrder(buyer)
  if (total !== buyer.total)
    throw new Error(`The bill is ${total}, the summary said ${buyer.total}.`)
}

/** Buys one piece without the cart, with an offered code. */
async function buyPastCart(client: Client, shelf: Shelf): Promise<void> {
  const bought = { ...boughtNow(shelf), cart_item_ids: [shelf.product_detail_id] }
  const buyer = await Buyer.withCart(client, shelf, {
    fields: { ...bought, promo_code: 'OFFERED' },
    extra: -percentOf(rupiah(shelf.price), percent),
  })
  await expectBill(buyer)
  const { cart } = await buyer.client.request('GET cart')
  if (cart.cart_items.length !== 1) throw new Error('The cart did not stay as it was.')
}

/** Checks promotions of Medusa's admin in the checkout, and an automatic one. Throws when something is wrong. */
export async function checkPromotions(opened: Opened): Promise<void> {
  const engine = engineOf(opened)
  const client = new Client(`http://localhost:${opened.settings.ports.adapter}`, new Report())
  const shelf = await new Shelves(
    client,
    prepareBy('node packages/tools/src/engine/prepare.ts'),
  ).open(3)
  for (const { code, made, isMarked } of promotions) {
    const id = await make(engine, code, made)
    if (isMarked) await offer(engine, id)
  }
  await expectCodes(client, shelf)
  const automatic = await make(engine, 'AUTOMATIC', { is_automatic: true })
  await expectBill(await Buyer.withCart(client, shelf))
  await buyPastCart(client, shelf)
  await engine.admin('DELETE', `/promotions/${automatic}`, { answer: z.unknown() })
}

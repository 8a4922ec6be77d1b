import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { promo } from '#tests/support/fake-engine/catalogue.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, call } = tested
afterAll(() => tested.close())

beforeEach(() => {
  engine.state.offers = [promo]
})

const sized = { product_detail_id: 1_001, size: 'L', qty: 1 }

async function aCart() {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, ...sized })
  return { local_device_id, showroom_id: 1 }
}

const codesOf = async (input: object) => {
  const { data } = await call('POST promo-offers', input)
  return (data.promos as { code: string }[]).map(({ code }) => code)
}

describe('the promos offered at checkout', () => {
  test('are those of the engine, and each is accepted', async () => {
    const checkout = await aCart()
    expect(await codesOf(checkout)).toEqual(['HEMAT'])
    const taken = await call('POST checkout-promo-code', { ...checkout, promo_code: 'HEMAT' })
    expect(taken).toMatchObject({ status: 200, data: { promo } })
  })

  test('are offered for a buy-now product, even with an empty cart', async () => {
    const bought = { local_device_id: crypto.randomUUID(), buy_now: sized, showroom_id: 1 }
    expect(await codesOf(bought)).toEqual(['HEMAT'])
  })

  test('exclude codes that checkout would read differently', async () => {
    const codes = ['HALO 10', '“HALO”']
    engine.state.offers = [promo, ...codes.map((code) => ({ ...promo, code }))]
    expect(await codesOf(await aCart())).toEqual(['HEMAT'])
  })

  test('are accepted in any case', async () => {
    engine.state.offers = [{ ...promo, code: 'Lebaran' }]
    const checkout = await aCart()
    expect(await codesOf(checkout)).toEqual(['Lebaran'])
    for (const promo_code of ['Lebaran', 'LEBARAN', 'lebaran '])
      expect(await call('POST checkout-promo-code', { ...checkout, promo_code })).toMatchObject({
        status: 200,
        data: { promo: { code: 'Lebaran' } },
      })
    const other = await call('POST checkout-promo-code', { ...checkout, promo_code: 'Lebaran2' })
    expect(other).toMatchObject({ status: 400, code: 'PROMO_INVALID' })
  })

  test('are empty when the engine offers none', async () => {
    engine.state.offers = []
    expect(await codesOf(await aCart())).toEqual([])
  })

  test('are refused for an empty cart and for an unknown store', async () => {
    const empty = { local_device_id: crypto.randomUUID(), showroom_id: 1 }
    const answered = await call('POST promo-offers', empty)
    expect(answered).toMatchObject({ status: 400, code: 'CART_EMPTY' })
    const nowhere = await call('POST promo-offers', { ...(await aCart()), showroom_id: 99 })
    expect(nowhere).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('do not count as attempts to guess a code', async () => {
    const checkout = await aCart()
    for (const _ of Array(40)) expect(await codesOf(checkout)).toEqual(['HEMAT'])
    const taken = await call('POST checkout-promo-code', { ...checkout, promo_code: 'HEMAT' })
    expect(taken.status).toBe(200)
  })
})

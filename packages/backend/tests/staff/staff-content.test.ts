import { pageContents } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { shopUrl, staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, context, db } = backend
const revalidateSecret = 'a-secret-of-the-test-shop-alone'
const headers = { authorization: `Bearer ${staffToken}` }

const staff = (call: string, input: object = {}) => send(app, call, input, headers)

/** Requests sent to the shop, with their token. */
const told: { tags: string[]; authorization: string | null }[] = []
const shop = setupServer(
  http.post<never, { tags: string[] }>(`${shopUrl}/api/revalidate`, async ({ request }) => {
    const { tags } = await request.json()
    told.push({ tags, authorization: request.headers.get('authorization') })
    return HttpResponse.json({ data: { tags } })
  }),
)

beforeAll(() => {
  context.revalidateSecret = revalidateSecret
  shop.listen({ onUnhandledFrame: 'error' })
})
beforeEach(() => stockProduct(db, { id: 1, stock: { [places.store]: 5 } }))
afterEach(() => {
  context.revalidateUrls = [shopUrl]
  shop.resetHandlers()
  told.length = 0
})
afterAll(() => shop.close())

const picture = { image_url: '/media/one.jpg', alt_text: 'A shirt' }

const banner = (title: string, dates: object = {}) => ({
  title,
  subtitle: 'New',
  url: '/products',
  desktop_image: picture,
  mobile_image: picture,
  ...dates,
})

const homeOf = (...banners: object[]) => ({
  banners,
  sections: [],
  promos: [],
  category_banners: [],
})

const write = (home_data: object, more: object = {}) =>
  staff('POST staff/home', { home_data, ...more })

const shown = async (language = 'en') => {
  const { home_data } = await callEndpoint(
    app,
    'GET master/page/home',
    {},
    { 'accept-language': language },
  )
  return home_data.banners.map(({ title }) => title)
}

describe('the home page', () => {
  test('shows shoppers a banner only from its start to its end, in Jakarta time', async () => {
    const dates = { starts_at: '2026-12-12 00:00:00', ends_at: '2026-12-13 00:00:00' }
    await write(homeOf(banner('Always'), banner('12.12', dates)))
    const seen: string[][] = []
    for (const time of [
      '2026-12-11T16:59:59Z',
      '2026-12-11T17:00:00Z',
      '2026-12-12T16:59:59Z',
      '2026-12-12T17:00:00Z',
    ]) {
      backend.clock.now = new Date(time)
      seen.push(await shown())
    }
    expect(seen).toEqual([['Always'], ['Always', '12.12'], ['Always', '12.12'], ['Always']])
    const answer = await send(app, 'GET master/page/home')
    expect(JSON.stringify(answer.body)).not.toMatch(/12\.12|starts_at|ends_at/)
    const { home_data } = await callEndpoint(app, 'GET staff/home', {}, headers)
    expect(home_data?.banners[1]).toMatchObject({ title: '12.12', ...dates })
  })

  test('has its own text in a language, or else the English one', async () => {
    await write(homeOf(banner('New in')))
    await write(homeOf(banner('Terbaru')), { language: 'id' })
    expect([await shown('id'), await shown('fr')]).toEqual([['Terbaru'], ['New in']])
  })

  test('is shown even when it was stored with a field of another version', async () => {
    await write(homeOf(banner('Stays')))
    const stored = { ...homeOf(banner('Older', { campaign: 12 })), season: 'dry' }
    await db.update(pageContents).set({ content: stored })
    expect(await shown()).toEqual(['Older'])
  })

  test('refuses an unknown field, since a misspelt date would show the banner at once', async () => {
    await write(homeOf(banner('Stays')))
    const answer = await write(homeOf(banner('Wrong', { start_at: '2026-12-12 00:00:00' })))
    expect([answer.status, answer.body.error?.code]).toEqual([422, 'INVALID_INPUT'])
    expect(answer.body.error?.message).toContain('home_data.banners.0')
    expect(await shown()).toEqual(['Stays'])
  })

  test.each([
    [
      'a banner that ends before it starts',
      { starts_at: '2026-12-13 00:00:00', ends_at: '2026-12-12 00:00:00' },
      'ends_at',
    ],
    ['a day that does not exist', { ends_at: '2026-02-31 00:00:00' }, 'ends_at'],
    ['a banner without a picture', { desktop_image: null }, 'desktop_image'],
  ])('refuses %s, names the field, and stays unchanged', async (_, dates, field) => {
    await write(homeOf(banner('Stays')))
    const answer = await write(homeOf(banner('Wrong', dates)))
    expect([answer.status, answer.body.error?.code]).toEqual([422, 'INVALID_INPUT'])
    expect(answer.body.error?.message).toContain(`home_data.banners.0.${field}`)
    expect(await shown()).toEqual(['Stays'])
  })
})

describe('a promo code', () => {
  const promo = {
    code: 'lebaran20',
    category: 'PRODUCT',
    disc_percent: 20,
    disc_nominal: 0,
    disc_max: 50_000,
    starts_at: '2026-08-01 00:00:00',
    ends_at: '2026-08-10 00:00:00',
    use_limit: 10,
  }

  test('by staff is valid until its end, and a rewrite replaces it', async () => {
    await staff('POST staff/promo', promo)
    await staff('POST staff/promo', { ...promo, ends_at: '2026-08-02 00:00:00' })
    const { promos } = await callEndpoint(app, 'GET staff/promos', {}, headers)
    expect(promos.filter(({ code }) => code === 'LEBARAN20')).toMatchObject([
      { ends_at: '2026-08-02 00:00:00', disc_percent: 20, uses: 0 },
    ])
  })

  test.each([
    [{ ends_at: promo.starts_at }, 'ends_at'],
    [{ disc_percent: 101 }, 'disc_percent'],
    [{ disc_nominal: -1 }, 'disc_nominal'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ ends_at: '2026-08-03 09:00:00' }, 'ends_at is in the past: 3 Aug 2026, 09:00 WIB'],
    [{ code: '' }, 'code'],
  ])('is refused with %o, naming the field', async (wrong, field) => {
    const answer = await staff('POST staff/promo', { ...promo, code: 'WRONG', ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.error?.message).toContain(field)
    const { promos } = await callEndpoint(app, 'GET staff/promos', {}, headers)
    expect(promos.map(({ code }) => code)).not.toContain('WRONG')
  })

  test.each(['GET staff/promos', 'POST staff/promo', 'GET staff/home', 'POST staff/home'])(
    'and the home page are closed to shoppers: %s',
    async (call) => {
      expect((await send(app, call, aDevice())).status).toBe(401)
    },
  )
})

describe('notifying the shop', () => {
  const price = { product_detail_id: 1, retail_price: 200_000, net_price: 150_000 }

  test('happens on a new price, stock or home page, with the secret', async () => {
    await staff('POST staff/price', price)
    await staff('POST staff/stock', {
      product_detail_id: 1,
      size_code: 'M',
      showroom_id: places.store,
      qty: 3,
    })
    await write(homeOf(banner('New')))
    expect(told.map(({ tags }) => tags)).toEqual([
      ['product:1', 'products'],
      ['product:1'],
      ['home'],
    ])
    expect(told.map(({ authorization }) => authorization)).toEqual(
      told.map(() => `Bearer ${revalidateSecret}`),
    )
  })

  test('is skipped for a refused change', async () => {
    await staff('POST staff/price', { ...price, net_price: 300_000 })
    await staff('POST staff/price', { ...price, product_detail_id: 9_999 })
    expect(told).toEqual([])
  })

  test("reaches each language's shop, even when an earlier one refuses or is unreachable", async () => {
    const others = ['http://id.shop.test', 'http://fr.shop.test']
    context.revalidateUrls = ['http://gone.shop.test', shopUrl, ...others]
    const asked: string[] = []
    const note = (url: string, status: number) =>
      http.post(`${url}/api/revalidate`, () => {
        asked.push(url)
        return new HttpResponse(null, { status })
      })
    shop.use(http.post('http://gone.shop.test/api/revalidate', () => HttpResponse.error()))
    shop.use(note(shopUrl, 401), ...others.map((url) => note(url, 200)))
    expect((await staff('POST staff/price', price)).status).toBe(200)
    expect(asked.toSorted()).toEqual([shopUrl, ...others].toSorted())
  })

  test.each([
    ['refuses', () => new HttpResponse(null, { status: 401 })],
    ['is not there', () => HttpResponse.error()],
    ['sends elsewhere', () => HttpResponse.redirect('http://elsewhere.test/')],
  ])("that %s doesn't undo the change", async (_, answer) => {
    shop.use(http.post(`${shopUrl}/api/revalidate`, answer))
    expect((await staff('POST staff/price', price)).body.data).toEqual({ grand_price: 150_000 })
  })
})

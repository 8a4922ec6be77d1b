import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { Client } from '#client.ts'
import { Report } from '#report.ts'
import { checkColors } from '#scenarios/garment-colors.ts'
import { checkStockAlerts } from '#scenarios/stock-alerts.ts'

let app: FastifyInstance
afterEach(() => app.close())

const size = { size_code: 'M', size_name: 'M', is_available: 1 }
const soldOut = { ...size, size_code: 'L', size_name: 'L', is_available: 0 }

/** Returns a product; `card` is its data in lists and on its page, `page` only on its page. */
const product = (id: number, { card = {}, page = {} }: { card?: object; page?: object } = {}) => ({
  card: {
    id,
    product_name: `Shirt ${id}`,
    product_code: `S-${id}`,
    retail_price: 100_000,
    net_price: 100_000,
    product_images: [{ image_url: '/media/shirt.svg', image_type: 'COVER' }],
    sizes: [size],
    ...card,
  },
  page,
})
type Product = ReturnType<typeof product>

const plain = (count: number) => Array.from({ length: count }, (_, n) => product(n + 1))

const refusal = { error: { code: 'NOT_FOUND', message: 'There is no such thing.' } }

/** Returns the findings for a backend with these products that claims to offer everything. */
async function reportOf(products: Product[], check: (client: Client) => Promise<void>) {
  app = Fastify()
  app.get('/products', ({ query }) => {
    const garments = new Set()
    const listed = products.filter(({ card: { id }, page }) => {
      const style = Object(page).style_code ?? id
      return !('group' in Object(query)) || (!garments.has(style) && garments.add(style))
    })
    return {
      data: { products: listed.map(({ card }) => card), product_count: listed.length },
    }
  })
  app.get('/product', ({ query }) => {
    const found = products.find(({ card }) => card.id === Number(Object(query).id))
    return { data: { product: { ...found?.card, ...found?.page } } }
  })
  app.post('/stock-alert', ({ body }, reply) => {
    const { product_detail_id, size } = Object(body)
    const found = products.find(({ card }) => card.id === product_detail_id)
    const isThere = found?.card.sizes.some(({ size_code }) => size_code === size)
    if (!isThere || !Object(found?.page).has_stock_alerts) return reply.code(404).send(refusal)
    return { data: { message: 'We will write.' } }
  })
  app.post('/stock-alert-stop', () => ({ data: { message: 'It is ended.' } }))
  const report = new Report('all')
  await check(new Client(await app.listen({ port: 0, host: '127.0.0.1' }), report))
  return report
}

const named = (card: object) => ({ ...card, color: { name: 'Navy', hex: '#000080' } })

/** Returns two colours of a garment; `card` is their data in lists. */
function twoColors(first: number, card: object): Product[] {
  const ids = [first, first + 1]
  const siblings = ids.map((id) => ({ ...named({ id }), is_available: 1 }))
  return ids.map((id) => product(id, { card, page: { siblings, style_code: 'SHIRT' } }))
}

const count = (count: number) => ({ style_colors: { count, hexes: ['#000080'] } })

test('the suite finds colours through the card that names them, however far down the list', async () => {
  const products = [...plain(20), ...twoColors(21, count(2))]
  const report = await reportOf(products, checkColors)
  expect(report.problems()).toEqual([])
  expect(report.findings).toContainEqual({ call: 'GET product', check: 'siblings', problem: null })
})

test('the suite opens cards with several colours first; a card with one colour claims no others', async () => {
  const ones = Array.from({ length: 20 }, (_, n) => product(n + 1, { card: count(1) }))
  const report = await reportOf([...ones, ...twoColors(21, count(2))], checkColors)
  expect(report.problems()).toEqual([])
  expect((await reportOf(ones, checkColors)).problems()).toEqual([])
})

test('colours on no card and on no opened page count as missing data, not as a fault', async () => {
  const report = await reportOf([...plain(20), ...twoColors(21, {})], checkColors)
  expect(report.problems()).toEqual([])
  expect(report.toText()).toContain(
    'siblings, style_code, which need data: a garment in several colours',
  )
})

test('cards with several colours are a fault when their pages have none', async () => {
  const report = await reportOf([...plain(3), product(4, { card: count(2) })], checkColors)
  expect(report.problems()).toContainEqual(
    expect.objectContaining({ call: 'GET product', check: 'siblings' }),
  )
})

const alerts = { has_stock_alerts: 1 }
const waiting = { sizes: [size, soldOut] }
const checkAlerts = (client: Client) => checkStockAlerts(client, undefined)

test('the suite requests back-in-stock mails only for a product that offers them', async () => {
  const products = [
    product(1),
    product(2, { card: waiting }),
    product(3, { page: alerts }),
    product(4, { card: waiting, page: alerts }),
  ]
  const report = await reportOf(products, checkAlerts)
  expect(report.problems()).toEqual([])
  expect(report.findings).toContainEqual({
    call: 'POST stock-alert',
    check: 'message',
    problem: null,
  })
})

test('a product that offers mails but has all sizes counts as missing data, not as a fault', async () => {
  const products = [product(1, { card: waiting }), product(2, { page: alerts })]
  const report = await reportOf(products, checkAlerts)
  expect(report.problems()).toEqual([])
  expect(report.toText()).toContain('message, which need data: a size that is sold out')
})

test('back-in-stock mails that no product offers are reported as missing', async () => {
  const report = await reportOf([product(1), product(2, { card: waiting })], checkAlerts)
  expect(report.problems().map(({ call }) => call)).toEqual([
    'POST stock-alert',
    'POST stock-alert-stop',
  ])
})

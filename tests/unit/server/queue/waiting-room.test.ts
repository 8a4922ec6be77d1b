import { type Lines, MemoryLines } from '@etalase/front/queue/lines.ts'
import { describe, expect, test } from 'vitest'
import { noteHangingBackend } from '#lib/log/log-circuit.ts'
import { sendPage } from '#tests/support/gate-shop.ts'
import { QueuedShop, Shopper, saleStart } from '#tests/support/queued-shop.ts'

const minuteMs = 60_000
const lot = { at: saleStart - 5 * minuteMs }
const placeIn = (text: string) =>
  Number(/place in line: ([\d,]+)/.exec(text)?.[1]?.replace(',', ''))

describe('while a sale has a queue', () => {
  test('shoppers are admitted by order of arrival, as many as the shop has room for', async () => {
    const shop = await QueuedShop.open()
    const crowd = await shop.crowd(6)
    await shop.after(30)
    const within = await Promise.all(crowd.map((shopper) => shopper.isIn()))
    expect(within).toEqual([true, true, true, false, false, false])
  })

  test('a page shows the place and the time, refreshes itself, and is never cached', async () => {
    const shop = await QueuedShop.open()
    await shop.crowd(5)
    const { status, headers, text, body } = await shop.shopper().ask('/product/7?size=M')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body.length).toBeLessThanOrEqual(5 * 1024)
    expect(text).not.toContain('<script')
    expect(text).toContain('Your place in line: 4')
    expect(text).toContain('Less than a minute to go')
    expect(headers.refresh).toMatch(/^\d+;url=\/queue\?next=%2Fproduct%2F7%3Fsize%3DM$/)
  })

  test('reloading a page keeps the place', async () => {
    const shop = await QueuedShop.open()
    await shop.crowd(5)
    const shopper = shop.shopper()
    for (let time = 0; time < 5; time++) expect(placeIn((await shopper.ask('/')).text)).toBe(4)
    expect(placeIn((await shop.shopper().ask('/')).text)).toBe(5)
  })

  test('its address leads on to the requested page, and to no other site', async () => {
    const shop = await QueuedShop.open()
    const shopper = shop.shopper()
    await shopper.ask('/product/7')
    await shop.after(2)
    const led = await shopper.ask('/queue?next=%2Fproduct%2F7')
    expect([led.status, led.headers.location]).toEqual([303, '/product/7'])
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
      const { headers } = await shopper.ask(`/queue?next=${encodeURIComponent(next)}`)
      expect(headers.location).toBe('/')
    }
  })

  test('no shared cache stores pages for admitted shoppers', async () => {
    const shop = await QueuedShop.open()
    const [shopper] = await shop.crowd(1)
    await shop.after(2)
    expect((await shopper?.ask('/product/7'))?.headers['cache-control']).toBe('private, no-cache')
  })

  test('active shoppers stay in, and idle ones leave their place to the next', async () => {
    const shop = await QueuedShop.open({ settings: { QUEUE_SHOPPERS: '1' } })
    const [first, second] = await shop.crowd(2)
    await shop.after(2)
    for (let time = 0; time < 5; time++) {
      expect(await first?.isIn()).toBe(true)
      expect(await second?.isIn()).toBe(false)
      await shop.after(8 * 60)
    }
    await shop.after(3 * 60)
    expect(await second?.isIn()).toBe(true)
  })

  test('an unclaimed place goes to the next shopper', async () => {
    const shop = await QueuedShop.open({ settings: { QUEUE_SHOPPERS: '1' } })
    await shop.line.order('pause')
    const [, second] = await shop.crowd(2)
    await shop.line.order('open')
    await shop.after(60)
    expect(await second?.isIn()).toBe(false)
    await shop.after(20)
    expect(await second?.isIn()).toBe(true)
    expect(shop.line.state().abandoned).toBe(1)
  })

  test('a called shopper who comes late is still admitted', async () => {
    const shop = await QueuedShop.open({ settings: { QUEUE_SHOPPERS: '1' } })
    await shop.line.order('pause')
    const [first, second] = await shop.crowd(2)
    await shop.line.order('open')
    await shop.after(80)
    expect([await second?.isIn(), await first?.isIn()]).toEqual([true, true])
  })

  test('shoppers do not wait while there is room', async () => {
    const shop = await QueuedShop.open()
    await shop.after(5)
    expect(await shop.shopper().isIn()).toBe(true)
  })

  test('reports the estimated and the actual waiting time', async () => {
    const shop = await QueuedShop.open({ settings: { QUEUE_SHOPPERS: '1000' } })
    const crowd = await shop.crowd(10)
    for (let second = 0; second < 14; second++) {
      await shop.after(1)
      await Promise.all(crowd.map((shopper) => shopper.ask('/queue')))
    }
    const wrong = shop.told.slice(4).filter(({ told, waited }) => Math.abs(told - waited) > 3)
    expect(shop.told).toHaveLength(10)
    expect(wrong).toEqual([])
  })
})

describe('before a sale', () => {
  test("a page counts down by the server's clock, and admits no shoppers", async () => {
    const shop = await QueuedShop.open(lot)
    const { text } = await shop.shopper().ask('/product/7')
    expect(text).toContain("<h1>The sale hasn't started yet</h1>")
    expect(text).toContain('5 minutes to go')
    expect(text).toContain('11 Nov 2026, 12:00 WIB')
  })

  test('the shop is open until its last minutes', async () => {
    const shop = await QueuedShop.open({ at: saleStart - 11 * minuteMs })
    expect(await shop.shopper().isIn()).toBe(true)
  })

  test('early arrivals are drawn by lot, and come before all later ones', async () => {
    const shop = await QueuedShop.open({ ...lot, settings: { QUEUE_SHOPPERS: '1000' } })
    const early = await shop.crowd(30)
    await shop.after(5 * 60)
    const late = await shop.crowd(5)
    const places = await Promise.all(
      [...early, ...late].map(async (shopper) => placeIn((await shopper.ask('/')).text)),
    )
    const drawn = places.slice(0, 30)
    expect(drawn).not.toEqual(drawn.toSorted((a, b) => a - b))
    expect(Math.max(...drawn.filter(Boolean))).toBeLessThanOrEqual(30)
    expect(places.slice(30)).toEqual(places.slice(30).toSorted((a, b) => a - b))
    expect(Math.min(...places.slice(30))).toBeGreaterThan(25)
  })

  test('a ticket does not reveal its lot', async () => {
    const shop = await QueuedShop.open(lot)
    const [shopper] = await shop.crowd(1)
    const [, ...parts] = shopper?.cookies.get('queue')?.split('.') ?? []
    // Kind, line, number, when and what wait was first shown, end of admission, device, signature.
    expect(parts.slice(2, 7)).toEqual(['1', '0', '0', '0', ''])
  })
})

describe('a shopper gains nothing by', () => {
  test('a ticket that they have made or changed', async () => {
    const shop = await QueuedShop.open()
    await shop.crowd(5)
    const [shopper] = await shop.crowd(1)
    const ticket = shopper?.cookies.get('queue') ?? ''
    // A verified ticket's content is cached.
    expect(await shopper?.isIn()).toBe(false)
    const parts = ticket.split('.')
    const forged = [
      ticket.replace(/^1\.0/, '1.2'),
      parts.with(3, '1').join('.'),
      parts.with(6, 'zzzzzz').join('.'),
      parts.with(8, 'AAAAAAAAAAAAAAAAAAAAAA').join('.'),
      `${'1'.repeat(300)}.AAAAAAAAAAAAAAAAAAAAAA`,
      'x',
      '....',
    ]
    await shop.after(2)
    for (const value of forged) {
      const thief = shop.shopper()
      thief.cookies.set('queue', value)
      expect(await thief.isIn(), value).toBe(false)
    }
  })

  test('a ticket of another sale', async () => {
    const before = await QueuedShop.open()
    const [shopper] = await before.crowd(1)
    const settings = { SALE_START: '2026-11-11T12:30:00+07:00' }
    const shop = await QueuedShop.open({ settings, at: saleStart + 31 * minuteMs })
    await shop.crowd(5)
    const old = new Shopper(shop.shop, '203.0.113.9')
    old.cookies.set('queue', shopper?.cookies.get('queue') ?? '')
    expect(await old.isIn()).toBe(false)
  })

  test('copies of a ticket: they share its admission, and few devices can use it', async () => {
    const shop = await QueuedShop.open()
    const [shopper] = await shop.crowd(1)
    await shop.after(2)
    const ticket = shopper?.cookies.get('queue') ?? ''
    const answers = []
    for (let copy = 0; copy < 10; copy++) {
      const thief = shop.shopper()
      thief.cookies.set('queue', ticket)
      thief.cookies.set('device_id', `00000000-0000-4000-8000-00000000000${copy}`)
      answers.push((await thief.ask('/api/cart')).status)
      // Retrying doesn't help a rejected copy.
      if (answers.at(-1) === 429) answers.push((await thief.ask('/api/cart')).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(3)
    expect(shop.line.state().entered).toBeLessThanOrEqual(1)
  })

  test('many tickets of one network: those beyond its share are one in fifty while others wait', {
    timeout: 20_000,
  }, async () => {
    const shop = await QueuedShop.open({ settings: { QUEUE_SHOPPERS: '1000' } })
    const bots = await shop.crowd(120, '203.0.113.7')
    const people = await shop.crowd(60)
    expect((await bots.at(-1)?.ask('/'))?.text).toContain('Many devices on your network')
    await shop.after(75)
    const within = async (crowd: Shopper[]) =>
      (await Promise.all(crowd.map((one) => one.isIn()))).filter(Boolean).length
    expect(await within(people)).toBeGreaterThanOrEqual(53)
    expect(await within(bots)).toBeLessThanOrEqual(23)
  })

  test('posing as a search engine: it reads pages for everyone, and cannot buy', async () => {
    const shop = await QueuedShop.open()
    await shop.crowd(5)
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const bot = shop.shopper()
    expect((await bot.ask('/product/7', { headers })).text).toContain('page /product/7')
    expect((await bot.ask('/cart', { headers })).text).toContain('You are in line')
    expect((await bot.ask('/api/cart', { method: 'POST', headers })).status).toBe(429)
  })
})

describe('a device that is not admitted', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test("gets a refused call in the contract's format", async () => {
    const shop = await QueuedShop.open()
    const { status, headers, text } = await shop.shopper().ask('/api/cart', { method: 'POST' })
    expect([status, headers['retry-after']]).toEqual([429, '5'])
    const message = "It isn't your turn yet. Open /queue to get a place in line."
    expect(JSON.parse(text)).toEqual({ error: { code: 'QUEUED', message } })
    expect(shop.shop.asked).toEqual([])
  })

  test('is sent to the queue by a form, and back to its page afterwards', async () => {
    const shop = await QueuedShop.open()
    const asked = {
      method: 'POST',
      headers: { ...form, host: 'shop.example', referer: 'http://shop.example/product/7' },
    }
    const { status, headers } = await shop.shopper().ask('/api/cart/add', asked)
    expect([status, headers.location]).toEqual([303, '/queue?next=%2Fproduct%2F7'])
  })

  test("gets a document in place of a page's data, so that the router loads it", async () => {
    const shop = await QueuedShop.open()
    await shop.crowd(5)
    const { headers } = await shop.shopper().ask('/cart?_rsc=a', { headers: { rsc: '1' } })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    '/livez',
    '/payment/response?trx_ref=a',
    '/order',
    '/account/orders/1',
    '/api/order-payment?trx_ref=a',
    '/api/session',
    '/privacy',
    '/robots.txt',
    '/brand/logo.svg',
    '/products?page=0',
    '/nothing-here',
    '/img/640/a.webp',
  ])('never waits for %s', async (path) => {
    const shop = await QueuedShop.open()
    await shop.crowd(5)
    const { text } = await shop.shopper().ask(path)
    expect(text).not.toContain('in line')
    expect(text).not.toContain('QUEUED')
  })

  test.each([
    ['POST', '/api/session/sign-out'],
    ['GET', '/account/sign-out'],
    ['POST', '/api/user/delete-account'],
    ['POST', '/api/user/newsletter/unsubscribe'],
    ['POST', '/api/stock-alert/stop'],
    ['POST', '/api/stock-alert/stop-by-mail'],
    ['GET', '/api/account-data'],
    ['DELETE', '/api/cart-item-remove'],
    ['DELETE', '/api/checkout-draft'],
  ])('can end, withdraw and delete in the minutes before a sale: %s %s', async (method, path) => {
    const shop = await QueuedShop.open(lot)
    expect((await shop.shopper().ask(path, { method })).status).toBe(200)
    expect(shop.shop.asked).toEqual([path])
  })

  test('can report its payment, even with shoppers waiting', async () => {
    const shop = await QueuedShop.open()
    await shop.crowd(5)
    await shop.shopper().ask('/payment/response', { method: 'POST', headers: form })
    expect(shop.shop.asked.at(-1)).toBe('/payment/return')
  })
})

describe('an admitted shopper', () => {
  test('is identified to the gateway by the shop alone', async () => {
    const shop = await QueuedShop.open()
    const [shopper] = await shop.crowd(1)
    await shop.after(2)
    const forged = { 'x-queue-admission': 'me', 'x-queue-barred': '' }
    await shopper?.ask('/api/cart', { headers: forged })
    await shop.shopper().ask('/api/session', { headers: forged })
    const names = shop.shop.seen.map(({ headers }) => headers['x-queue-admission'])
    expect(names.at(-2)).toMatch(/^\w+-a1$/)
    expect(names.at(-1)).toBeUndefined()
  })

  test('keeps an admission through a sign-in, which changes the device id', async () => {
    const shop = await QueuedShop.open()
    const [shopper] = await shop.crowd(1)
    await shop.after(2)
    for (const device of [1, 2]) {
      shopper?.cookies.set('device_id', `00000000-0000-4000-8000-00000000000${device}`)
      expect((await shopper?.ask('/api/cart'))?.status).toBe(200)
    }
  })
})

describe('when a sale covers one product', () => {
  const settings = { SALE_COVERS: '/product/7,/products?category_id=6' }

  test('only its page and its list have a queue', async () => {
    const shop = await QueuedShop.open({ settings })
    await shop.crowd(5)
    const isQueued = async (path: string) =>
      (await shop.shopper().ask(path)).text.includes('in line')
    expect(await isQueued('/product/7')).toBe(true)
    expect(await isQueued('/products?category_id=6&sort=LOW_PRICE')).toBe(true)
    expect(await isQueued('/product/8')).toBe(false)
    expect(await isQueued('/products?category_id=7')).toBe(false)
    expect(await isQueued('/checkout')).toBe(false)
  })

  test('the gateway learns which items a device cannot add to its cart', async () => {
    const shop = await QueuedShop.open({ settings })
    await shop.crowd(5)
    await shop.shopper().ask('/api/cart', { method: 'POST' })
    expect(shop.shop.seen.at(-1)?.headers['x-queue-barred']).toBe(
      '/product/7 /products?category_id=6',
    )
  })
})

describe('the operator', () => {
  test('can pause: no shoppers are admitted, and all keep their places', async () => {
    const shop = await QueuedShop.open()
    await shop.line.order('pause')
    const crowd = await shop.crowd(2)
    await shop.after(60)
    expect(await crowd[0]?.isIn()).toBe(false)
    expect((await crowd[0]?.ask('/'))?.text).toContain('Nobody can enter right now')
    await shop.line.order('open')
    await shop.after(2)
    expect(await crowd[0]?.isIn()).toBe(true)
  })

  test('can close the queue', async () => {
    const shop = await QueuedShop.open()
    const crowd = await shop.crowd(9)
    await shop.line.order('close')
    expect(await crowd.at(-1)?.isIn()).toBe(true)
  })

  test('can open a queue without a setting', async () => {
    const shop = await QueuedShop.open({ at: saleStart - 60 * minuteMs })
    await shop.line.order('open')
    const crowd = await shop.crowd(5)
    await shop.after(10)
    expect(await crowd.at(-1)?.isIn()).toBe(false)
  })
})

test('no shoppers are called while the backend hangs, and then the queue continues', async () => {
  const shop = await QueuedShop.open()
  noteHangingBackend()
  await shop.after(1)
  const [shopper] = await shop.crowd(1)
  await shop.after(8)
  expect(await shopper?.isIn()).toBe(false)
  await shop.after(4)
  expect(await shopper?.isIn()).toBe(true)
})

describe('above a set load', () => {
  const settings = { QUEUE_OVER: '5', SALE_START: '', SALE_END: '' }
  const load = async (shop: QueuedShop) => {
    for (let second = 0; second < 3; second++) {
      await shop.crowd(8)
      await shop.after(1)
    }
  }

  test('a queue opens for newcomers, and closes when it is empty', async () => {
    const shop = await QueuedShop.open({ settings })
    expect(await shop.shopper().isIn()).toBe(true)
    await load(shop)
    await shop.crowd(5)
    expect(await shop.shopper().isIn()).toBe(false)
    await shop.after(40 * 60)
    expect(shop.line.state().phase).toBe('off')
    expect(await shop.shopper().isIn()).toBe(true)
  })

  test('shoppers who were active before it opens stay in', async () => {
    const shop = await QueuedShop.open({ settings })
    shop.shop.respond = ({ url = '' }, response) => sendPage(response, `page ${url}`, 'no-store')
    const shopper = shop.shopper()
    await shopper.ask('/api/cart', { method: 'POST' })
    await load(shop)
    await shop.crowd(5)
    expect(await shopper.isIn('/cart')).toBe(true)
  })

  test('pages for everyone have no cookie while the queue is empty', async () => {
    const shop = await QueuedShop.open({ settings })
    expect((await shop.shopper().ask('/product/7')).headers['set-cookie']).toBeUndefined()
  })
})

describe('a shop that restarts during a sale', () => {
  test("admits those who were in, and learns the queue's position from tickets", async () => {
    const before = await QueuedShop.open({ settings: { QUEUE_SHOPPERS: '1000' } })
    const crowd = await before.crowd(90)
    await before.after(30)
    expect(await crowd[10]?.isIn()).toBe(true)
    const shop = await before.again({ settings: { QUEUE_SHOPPERS: '1000' } })
    const moved = crowd.map((one) => {
      const shopper = new Shopper(shop.shop, one.client)
      for (const [name, value] of one.cookies) shopper.cookies.set(name, value)
      return shopper
    })
    expect(await moved[10]?.isIn()).toBe(true)
    await moved[89]?.ask('/')
    expect((await shop.shopper().ask('/')).text).toContain('Your place will appear in a moment')
    await shop.after(75)
    const newcomer = shop.shopper()
    expect(placeIn((await newcomer.ask('/')).text)).toBeGreaterThan(60)
    expect(await moved[12]?.isIn()).toBe(true)
  })
})

describe('while no number is reliable', () => {
  test.each([
    ['for longer than a few seconds', (shop: QueuedShop) => shop.after(6)],
    ['until the queue closes', (shop: QueuedShop) => shop.line.order('close')],
  ])('a newcomer who waits %s learns that the place comes in a moment', async (_, pass) => {
    const rules = { perSecond: 1, shoppers: 1, admissionMs: 1, over: null, sale: null } as const
    const lines: Lines = new MemoryLines({ ...rules, covers: 'all' }, 1)
    lines.join = async () => null
    const shop = await QueuedShop.open({ lines })
    const asked = shop.shopper().ask('/')
    await expect.poll(() => shop.line.isHolding).toBe(true)
    await pass(shop)
    const { text, headers } = await asked
    expect(text).toContain('Your place will appear in a moment')
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('a queue in memory', () => {
  test('forgets idle networks before it takes more memory', async () => {
    const rules = {
      perSecond: 1,
      shoppers: 1,
      admissionMs: 1,
      over: null,
      sale: null,
      covers: 'all',
    } as const
    const lines = new MemoryLines(rules, 1)
    const networks = Array.from({ length: 200_000 }, (_, number) => `n${number}`)
    const arrivals = await lines.join(1, networks)
    expect(arrivals.at(-1)).toEqual({ number: 200_000, isCrowded: false })
  })
})

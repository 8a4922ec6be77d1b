import { randomUUID } from 'node:crypto'
import { findFreePort } from '@etalase/processes/ports.ts'
import { expect } from '@playwright/test'
import { sealData } from 'iron-session'
import {
  type Answer,
  attack,
  fromOurPage,
  holdsAgainst,
  isRefusal,
  ofItsPage,
  staysHere,
  untilOpen,
} from '#e2e/support/attack.ts'
import { askBackend } from '#e2e/support/backend.ts'
import { aCustomer, type TestCustomer } from '#e2e/support/customer.ts'
import { placeOrder } from '#e2e/support/customer-orders.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import { nightly, test } from '#e2e/support/test.ts'

/** Returns a response's cookies as the browser sends them. */
const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? [])
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')

const post = async (path: string, data: object, cookie = '', headers = {}) =>
  attack({
    method: 'POST',
    path: `/api/${path}`,
    headers: { ...fromOurPage, ...(cookie ? await ofItsPage(cookie) : {}), ...headers },
    body: JSON.stringify(data),
  })

async function signIn({ email, password }: TestCustomer, cookie = ''): Promise<string> {
  return cookiesOf(await post('session/sign-in', { email, password }, cookie))
}

const read = async (path: string, cookie: string) =>
  attack({ path, headers: await ofItsPage(cookie) })

const profileStatus = async (cookie: string) => (await read('/api/user/profile', cookie)).status

const addressForm = {
  address_label: 'Mine now',
  recipient_name: 'Mallory',
  recipient_phone: '081234567890',
  recipient_zip: '12790',
  address_street: 'Jl. Evil 1',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: 317_403,
  address_notes: '',
}

test.describe('ids of another customer', () => {
  test("neither open nor change that customer's orders and addresses", async () => {
    const [owner, mallory] = [await aCustomer(), await aCustomer()]
    const [ownerCookie, cookie] = [await signIn(owner), await signIn(mallory)]
    const order = await placeOrder(owner)
    const saved = await read('/api/user/address', ownerCookie)
    const [address] = JSON.parse(saved.body).data.user_addresses
    const send = (method: string, path: string, data: object) => async () =>
      attack({
        method,
        path: `/api/${path}`,
        headers: { ...fromOurPage, ...(await ofItsPage(cookie)) },
        body: JSON.stringify(data),
      })
    const form = { ...addressForm, user_address_id: address.id }
    const buy = { shipping_type: 'ONLINE_DELIVERY', showroom_id: 1, user_address_id: address.id }
    const steals = [
      () => read(`/api/user/order?id=${order.id}`, cookie),
      () => read(`/api/user/order?id=${order.id}&id=1`, cookie),
      () => read(`/api/order-payment?trx_ref=${order.trx_ref}`, cookie),
      () => read(`/account/orders/${order.id}`, cookie),
      () => read(`/account/orders/${order.id}/pickup`, cookie),
      () => read(`/account/shipping-address/${address.id}`, cookie),
      send('PUT', 'user/address', form),
      send('DELETE', 'user/address', { user_address_id: address.id }),
      send('POST', 'user/address-primary', { user_address_id: address.id }),
      send('POST', 'checkout-trx', buy),
    ]
    await holdsAgainst(steals, async (steal) => {
      const answer = await steal()
      const isSeen = [order.trx_ref, address.address_street, owner.email].some((secret) =>
        answer.body.includes(secret),
      )
      return !isSeen && answer.status < 500
    })
    expect((await read('/api/user/address', ownerCookie)).body).toBe(saved.body)
  })

  test("do not show that customer's lists, whatever parameters are added", async () => {
    const [owner, mallory] = [await aCustomer(), await aCustomer()]
    const [ownerCookie, cookie] = [await signIn(owner), await signIn(mallory)]
    await placeOrder(owner)
    await post('user/wishlist', { product_detail_id: 1001 }, ownerCookie)
    const extras = ['', '?customer_id=1', '?user_id=1', `?email=${owner.email}`, '?id=1']
    const lists = ['user/orders', 'user/address', 'user/wishlist'].flatMap((path) =>
      extras.map((extra) => `/api/${path}${extra}`),
    )
    await holdsAgainst(lists, async (path) => {
      const { data } = JSON.parse((await read(path, cookie)).body)
      const lists = Object.values(data).filter(Array.isArray)
      return lists.length > 0 && lists.every((list) => list.length === 0)
    })
  })

  test("give no access to another device's cart", async () => {
    const [device, other] = [randomUUID(), randomUUID()]
    const owned = { local_device_id: device, product_detail_id: 1035, size: 'M' }
    await askBackend('cart', { ...owned, qty: 1 })
    const cookie = `device_id=${other}`
    const writes = [
      ['DELETE', 'cart-item-remove'],
      ['POST', 'cart-item-increment-qty'],
      ['POST', 'cart-item-decrement-qty'],
    ] as const
    await holdsAgainst(writes, async ([method, path]) => {
      const answer = await attack({
        method,
        path: `/api/${path}`,
        headers: { ...fromOurPage, ...(await ofItsPage(cookie)) },
        body: JSON.stringify({ ...owned, qty: 1 }),
      })
      return isRefusal(answer)
    })
    await holdsAgainst([`/api/cart?local_device_id=${device}`], async (path) => {
      return JSON.parse((await read(path, cookie)).body).data.cart.cart_items.length === 0
    })
    const { cart } = await askBackend<{ cart: { cart_items: { qty: number }[] } }>(
      `cart?local_device_id=${device}`,
    )
    expect(cart.cart_items).toMatchObject([{ qty: 1 }])
  })
})

test.describe('session cookies', () => {
  test('are worthless after signing out, even when copied', async () => {
    const customer = await aCustomer()
    const [cookie, elsewhere] = [await signIn(customer), await signIn(customer)]
    await post('session/sign-out', {}, cookie)
    const paths = ['/api/user/profile', '/api/user/orders', '/api/user/address', '/api/cart']
    await holdsAgainst(paths, async (path) => (await read(path, cookie)).status === 401)
    expect(await profileStatus(elsewhere)).toBe(200)
  })

  test('are worthless in all browsers after signing out everywhere', async () => {
    const customer = await aCustomer()
    const cookies = [await signIn(customer), await signIn(customer), await signIn(customer)]
    await post('session/sign-out/everywhere', {}, cookies[0])
    await holdsAgainst(cookies, async (cookie) => (await profileStatus(cookie)) === 401)
  })

  test('planted before the sign-in are replaced by it', async () => {
    const [victim, mallory] = [await aCustomer(), await aCustomer()]
    const planted = await signIn(mallory)
    await holdsAgainst([planted, 'session=planted', 'session='], async (cookie) => {
      const own = await signIn(victim, cookie)
      const { data } = JSON.parse((await read('/api/user/profile', own)).body)
      return data.profile.email === victim.email && !cookie.includes(own)
    })
  })

  test('that were changed, truncated or made elsewhere are rejected', async () => {
    const cookies = (await signIn(await aCustomer())).split('; ')
    const cookie = cookies.find((one) => one.startsWith('session=')) ?? ''
    const [name = '', sealed = ''] = cookie.split(/=(.*)/)
    const places = Array.from({ length: 40 }, (_, n) => Math.floor((n * sealed.length) / 40))
    const flip = (at: number) => {
      const bit = sealed[at] === 'A' ? 'B' : 'A'
      return sealed.slice(0, at) + bit + sealed.slice(at + 1)
    }
    const elsewhere = await sealData({ token: 'forged' }, { password: 'x'.repeat(40) })
    const forged = [
      ...places.filter((at) => /\w/.test(sealed[at] ?? '')).map(flip),
      sealed.slice(0, -5),
      sealed.slice(1),
      sealed.replace('~', 'A~'),
      sealed.split('').toReversed().join(''),
      elsewhere,
      JSON.stringify({ token: 'forged' }),
      Buffer.from('{"token":"forged"}').toString('base64'),
      'true',
      '%00',
    ]
    await holdsAgainst(forged, async (value) => (await profileStatus(`${name}=${value}`)) === 401)
    expect(await profileStatus(cookie)).toBe(200)
  })

  test('of another kind, sealed by the same shop, are rejected', async () => {
    const answer = await attack({
      method: 'POST',
      path: '/api/session/sign-in',
      headers: { ...fromOurPage, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=token&password=token12345',
    })
    const sealed = cookiesOf(answer).split(/=(.*)/)[1] ?? ''
    expect(sealed).toMatch(/^Fe26/)
    await holdsAgainst([sealed], async (value) => (await profileStatus(`session=${value}`)) === 401)
  })
})

test.describe('redirects after sign-in', () => {
  const targets = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%5cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%0d%0aLocation:%20https://evil.example',
    '/\r\nSet-Cookie: session=planted',
    '@evil.example',
    '.evil.example',
    'https:evil.example',
    '/account@evil.example//..//evil.example',
  ]

  test('never leave the shop', async () => {
    const customer = await aCustomer()
    const cookie = await signIn(customer)
    await holdsAgainst(targets, async (next) => {
      const query = new URLSearchParams({ next }).toString()
      const page = await read(`/sign-in?${query}`, cookie)
      const form = await attack({
        method: 'POST',
        path: '/api/session/sign-in',
        headers: { ...fromOurPage, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: customer.email, password: 'wrong', next }).toString(),
      })
      return staysHere(page) && staysHere(form) && !cookiesOf(form).includes('planted')
    })
  })

  test('take no host from a header', async () => {
    const headers: Record<string, string>[] = [
      { 'X-Forwarded-Host': 'evil.example' },
      { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' },
      { Forwarded: 'host=evil.example' },
      { 'X-Host': 'evil.example' },
      { Host: 'evil.example' },
    ]
    const paths = ['/account', '/list/all', '/left-sidebar/product/1001', '/faq/', '//faq']
    const attempts = paths.flatMap((path) => headers.map((given) => ({ path, headers: given })))
    await holdsAgainst(attempts, async (attempt) => {
      const { location = '' } = (await attack(attempt)).headers
      return !/^(https?:)?\/\/evil/i.test(location)
    })
  })
})

test.describe('rate limits', () => {
  let shop: ProxiedShop | undefined
  test.afterEach(() => shop?.stop())

  test(
    'are not evaded by a forged X-Forwarded-For, new devices and invented e-mails',
    nightly,
    async () => {
      const ports = { shop: await findFreePort(), proxy: await findFreePort() }
      shop = new ProxiedShop(ports, passOn, { RATE_LIMIT_FACTOR: '0.1' })
      await untilOpen(shop.url)
      const forged = (n: number) => ({
        'X-Forwarded-For': `203.0.113.${n}`,
        'X-Real-IP': `203.0.113.${n}`,
        Forwarded: `for=203.0.113.${n}`,
        'CF-Connecting-IP': `203.0.113.${n}`,
        'True-Client-IP': `203.0.113.${n}`,
        Cookie: `device_id=${randomUUID()}`,
      })
      const statuses: number[] = []
      for (let n = 0; n < 40; n++) {
        const answer = await attack(
          {
            method: 'POST',
            path: '/api/checkout-promo-code',
            headers: { ...fromOurPage, Origin: shop.url, ...forged(n) },
            body: JSON.stringify({ promo_code: `GUESS${n}`, showroom_id: 1 }),
          },
          shop.url,
        )
        statuses.push(answer.status)
      }
      expect(statuses.slice(0, 30)).not.toContain(429)
      await holdsAgainst(statuses.slice(30), async (status) => status === 429)
    },
  )
})

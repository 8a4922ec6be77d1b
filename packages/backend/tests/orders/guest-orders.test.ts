import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody, notify } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
/** Different for each test, because attempts are counted by address. */
let email = ''
let count = 0
const unknown = [
  400,
  'ORDER_UNKNOWN',
  "We couldn't find an order with this number and email address.",
]
const expired = [400, 'LINK_EXPIRED', 'This link to your order has expired.']

beforeEach(async () => {
  email = `guest${++count}@example.org`
  await stockProduct(backend.db, { id: 1, stock: { [places.hub]: 9, [places.store]: 9 } })
})

async function anOrder(headers: Record<string, string> = {}, body: object = {}) {
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  return checkOut(backend.app, device, { ...deliveryBody, guest_email: email, ...body }, headers)
}

/** Returns the status, code and message of a refusal. */
async function refusalOf(call: string, input: object, headers: Record<string, string> = {}) {
  const { status, body } = await send(backend.app, call, input, headers)
  return [status, body.error?.code, body.error?.message]
}

const lookUp = (order_number: string, typedEmail = email) =>
  callEndpoint(backend.app, 'POST order-lookup', { order_number, email: typedEmail })

const openByToken = (order_token: string) =>
  callEndpoint(backend.app, 'POST order-by-token', { order_token })

/** A customer's order, which needs no guest address. */
const pickup = {
  shipping_type: 'PICKUP_ON_STORE',
  showroom_id: places.store,
  guest_email: undefined,
}

const tokenIn = (text = '') => /order\/open\?token=(\S+)/.exec(text)?.[1] ?? ''

describe('the number and email address of an order', () => {
  test('open it in any spelling', async () => {
    const { order_reff, order_id } = await anOrder()
    const pasted = [
      ` ${order_reff.toLowerCase()} `,
      `No. ${order_reff}.`,
      `${order_reff.slice(0, 4)}‑${order_reff.slice(4)}`,
      order_reff.replaceAll('0', 'O').replaceAll('1', 'l'),
    ]
    for (const number of [order_reff, `Order #${order_reff}`, ...pasted]) {
      const { user_order } = await lookUp(number, ` <${email.toUpperCase()}>.`)
      expect(user_order).toMatchObject({ trx_ref: order_id, trx_status: 'PENDING', user: null })
    }
  })

  test('return what a guest needs to pay, and a token for the same order', async () => {
    const form = await anOrder()
    const { user_order, order_token } = await lookUp(form.order_reff)
    expect(user_order.payment_data).toEqual(form)
    expect((await openByToken(order_token)).user_order).toEqual(user_order)
  })

  test("that don't match an order get one answer", async () => {
    const { order_reff } = await anOrder()
    await anOrder({}, { guest_email: 'budi@example.com' })
    const wrong = [
      { order_number: order_reff, email: 'budi@example.com' },
      { order_number: order_reff, email: 'nobody@example.com' },
      { order_number: '00000000', email },
      { order_number: order_reff.slice(0, 7), email },
      { order_number: `${order_reff}0`, email },
      { order_number: '%', email },
      { order_number: '________', email },
      { order_number: order_reff, email: '%' },
    ]
    for (const [n, input] of wrong.entries()) {
      const from = { 'x-forwarded-for': `192.0.2.${n + 9}` }
      expect(await refusalOf('POST order-lookup', input, from)).toEqual(unknown)
    }
  })

  test("do not open a customer's order, which needs a password", async () => {
    const customer = await aCustomer(backend.app)
    const { order_reff } = await anOrder(customer.headers, pickup)
    const input = { order_number: order_reff, email: customer.email }
    expect(await refusalOf('POST order-lookup', input)).toEqual(unknown)
  })

  test('allow only a few guesses: per number, address and network', async () => {
    const { order_reff } = await anOrder()
    const tries = async (inputs: (n: number) => object, address: (n: number) => string) => {
      let answered = 0
      for (let n = 0; n < 320; n++) {
        const headers = { 'x-forwarded-for': address(n) }
        const [status] = await refusalOf('POST order-lookup', inputs(n), headers)
        if (status === 400) answered++
      }
      return answered
    }
    const number = (n: number) => (n + 4096).toString(16).padStart(8, '0')
    const other = (n: number) => `198.51.${n >> 8}.${n & 255}`
    const byNumber = (n: number) => ({ order_number: order_reff, email: `guest${n}@example.com` })
    const byEmail = (n: number) => ({ order_number: number(n), email })
    const byBoth = (n: number) => ({ order_number: number(n + 5_000), email: `b${n}@example.com` })
    expect(await tries(byNumber, other)).toBe(10)
    expect(await tries(byEmail, (n) => `203.0.${n >> 8}.${n & 255}`)).toBe(10)
    expect(await tries(byBoth, () => '192.0.2.1')).toBe(300)
  })
})

describe('strangers who guess', () => {
  /** Uses up the limit for strangers, of its number and its address. */
  async function guessAt(order_number: string): Promise<void> {
    for (let n = 0; n < 11; n++)
      await refusalOf('POST order-lookup', { order_number, email: `stranger${n}@example.com` })
    expect((await refusalOf('POST order-lookup', { order_number, email }))[0]).toBe(429)
  }

  test("don't lock out the browser that placed or opened the order", async () => {
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const input = { ...device, ...deliveryBody, guest_email: email }
    const placed = await callEndpoint(backend.app, 'POST checkout-trx', input)
    const order_number = String(placed.payment_data?.order_reff)
    const opened = await lookUp(order_number)
    await guessAt(order_number)
    for (const order_token of [placed.order_token, opened.order_token]) {
      const again = { order_number, email, order_token }
      expect((await send(backend.app, 'POST order-lookup', again)).status).toBe(200)
    }
    backend.clock.now = addDays(backend.clock.now, 40)
    const late = { order_number, email, order_token: placed.order_token }
    expect((await send(backend.app, 'POST order-lookup', late)).status).toBe(200)
  })

  test('are not admitted by a token of another order, or by a forged one', async () => {
    const { order_reff: order_number } = await anOrder()
    const other = await anOrder({}, { guest_email: 'budi@example.com' })
    const { order_token } = await lookUp(other.order_reff, 'budi@example.com')
    await guessAt(order_number)
    for (const token of [order_token, order_token.replace(/^\d+/, '1'), 'none']) {
      const input = { order_number, email, order_token: token }
      expect((await refusalOf('POST order-lookup', input))[0]).toBe(429)
    }
  })

  test('are limited even with a token of the order', async () => {
    const { order_reff: order_number } = await anOrder()
    const { order_token } = await lookUp(order_number)
    const statuses: unknown[] = []
    for (let n = 0; n < 11; n++) {
      const input = { order_number, email: `guess${n}@example.com`, order_token }
      statuses.push((await refusalOf('POST order-lookup', input))[0])
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  test("a customer's order gives its browser no token, since it needs a password", async () => {
    const customer = await aCustomer(backend.app)
    const device = aDevice()
    await addToCart(backend.app, device, 1)
    const input = { ...device, ...deliveryBody, ...pickup }
    const placed = await callEndpoint(backend.app, 'POST checkout-trx', input, customer.headers)
    expect(placed.order_token).toBeNull()
  })
})

describe("the link in an order's mail", () => {
  test('opens the order for a guest and for a customer, whoever is signed in', async () => {
    const { order_id } = await anOrder()
    const customer = await aCustomer(backend.app)
    const theirs = await anOrder(customer.headers, pickup)
    const [toGuest, toCustomer] = await backend.mailsOf('order-received')
    const opened = await openByToken(tokenIn(toGuest?.text))
    expect(opened.user_order.trx_ref).toBe(order_id)
    const { user_order } = await openByToken(tokenIn(toCustomer?.text))
    expect(user_order).toMatchObject({ trx_ref: theirs.order_id, user: { name: 'Sari Dewi' } })
  })

  test("is in every later mail too, and shows the order's current state", async () => {
    const { order_id } = await anOrder()
    await notify(backend, order_id, '1')
    await notify(backend, order_id, '2')
    for (const kind of ['order-received', 'order-waiting', 'order-paid']) {
      const [mail] = await backend.mailsOf(kind)
      const { user_order } = await openByToken(tokenIn(mail?.text))
      expect([kind, user_order.trx_status, user_order.payment_data]).toEqual([kind, 'PAID', null])
    }
  })

  test('expires after 30 days', async () => {
    await anOrder()
    const [mail] = await backend.mailsOf('order-received')
    const order_token = tokenIn(mail?.text)
    backend.clock.now = addDays(addMinutes(backend.clock.now, -1), 30)
    expect((await send(backend.app, 'POST order-by-token', { order_token })).status).toBe(200)
    backend.clock.now = addMinutes(backend.clock.now, 2)
    expect(await refusalOf('POST order-by-token', { order_token })).toEqual(expired)
  })

  test('ends with the address that it was sent to, and the next mail has a new one', async () => {
    const { headers, password } = await aCustomer(backend.app)
    const { order_id } = await anOrder(headers, pickup)
    const [mail] = await backend.mailsOf('order-received')
    const order_token = tokenIn(mail?.text)
    const profile = { name: 'Sari', gender: 'FEMALE', email: 'moved@example.com', password }
    await callEndpoint(backend.app, 'POST user/profile', profile, headers)
    for (const call of ['POST order-by-token', 'POST order-cancel'])
      expect(await refusalOf(call, { order_token })).toEqual(expired)
    await notify(backend, order_id, '2')
    const [next] = await backend.mailsOf('order-paid')
    expect(next?.to).toBe('moved@example.com')
    expect((await openByToken(tokenIn(next?.text))).user_order.trx_ref).toBe(order_id)
  })

  test('opens nothing when altered or forged', async () => {
    const first = await anOrder()
    await anOrder()
    const { order_token } = await lookUp(first.order_reff)
    const [id = '', expires = '', signature = ''] = order_token.split('.')
    const lifetime = { now: backend.clock.now, days: 30 }
    const forged = [
      `2.${expires}.${signature}`,
      `${id}.${Number(expires) + 86_400}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      `${id}.${expires}.`,
      `0${order_token}`,
      `${order_token} `.repeat(2),
      issueOrderToken('another secret', 1, lifetime),
      issueOrderToken(backend.context.orderLinkSecret, 999, lifetime),
      'null',
    ]
    for (const token of forged)
      expect(await refusalOf('POST order-by-token', { order_token: token })).toEqual(expired)
  })
})

describe('a new link', () => {
  const ask = (input: object) => callEndpoint(backend.app, 'POST order-link', input)

  test('is mailed for a number and an email address, each time it is requested', async () => {
    const { order_reff, order_id } = await anOrder()
    await ask({ order_number: order_reff, email })
    backend.clock.now = addDays(backend.clock.now, 40)
    await ask({ order_number: order_reff, email })
    const mails = await backend.mailsOf('order-link')
    expect(mails.map((mail) => mail.to)).toEqual([email, email])
    const { user_order } = await openByToken(tokenIn(mails[1]?.text))
    expect(user_order.trx_ref).toBe(order_id)
  })

  test('is mailed for an expired link, to the buyer only', async () => {
    await anOrder()
    const [mail] = await backend.mailsOf('order-received')
    backend.clock.now = addDays(backend.clock.now, 31)
    await ask({ order_token: tokenIn(mail?.text), email: 'mallory@example.com' })
    expect((await backend.mailsOf('order-link')).map(({ to }) => to)).toEqual([email])
  })

  test('is mailed to a customer whose order cannot be opened by number and address', async () => {
    const customer = await aCustomer(backend.app)
    const { order_reff } = await anOrder(customer.headers, pickup)
    await ask({ order_number: order_reff, email: customer.email })
    expect((await backend.mailsOf('order-link')).map(({ to }) => to)).toEqual([customer.email])
  })

  test('gets the same answer for known and unknown orders, and a mail for known ones only', async () => {
    const { order_reff } = await anOrder()
    const known = await ask({ order_number: order_reff, email })
    const answers = [
      await ask({ order_number: order_reff, email: 'nobody@example.com' }),
      await ask({ order_number: '00000000', email }),
      await ask({ order_token: 'forged' }),
      await ask({}),
    ]
    for (const answer of answers) expect(answer).toEqual(known)
    expect(await backend.mailsOf('order-link')).toHaveLength(1)
  })

  test('is limited to three mails', async () => {
    const { order_reff } = await anOrder()
    for (let n = 0; n < 15; n++) {
      backend.clock.now = addMinutes(backend.clock.now, 1)
      await send(backend.app, 'POST order-link', { order_number: order_reff, email })
    }
    expect(await backend.mailsOf('order-link')).toHaveLength(3)
  })

  test('still reaches its buyer after strangers requested it with the number or address alone', async () => {
    const { order_reff } = await anOrder()
    for (let n = 0; n < 12; n++) {
      await ask({ order_number: order_reff, email: `stranger${n}@example.com` })
      await ask({ order_number: `${n + 10_000_000}`, email })
    }
    await ask({ order_number: order_reff, email })
    expect((await backend.mailsOf('order-link')).map(({ to }) => to)).toEqual([email])
  })
})

test("only the shop's server may make these calls", () => {
  for (const call of ['POST order-lookup', 'POST order-by-token', 'POST order-link'] as const)
    expect(endpoints[call].access).toBe('server')
})

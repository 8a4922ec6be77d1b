import { createHmac, randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { sealData } from 'iron-session'
import { type Answer, attack, fromOurPage, holdsAgainst } from '#e2e/support/attack.ts'
import { type GuestOrder, mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { test } from '#e2e/support/test.ts'

const plain = { ...fromOurPage, 'Content-Type': 'application/x-www-form-urlencoded' }

/** Header that browsers send when a link is opened from a mail program. */
const fromMail = { 'Sec-Fetch-Site': 'none' }

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  attack({
    method: 'POST',
    path: `/api/order/${path}`,
    headers: { ...plain, ...(cookie ? { Cookie: cookie } : {}) },
    body: String(new URLSearchParams(fields)),
  })

const read = (path: string, cookie = '') =>
  attack({ path, headers: { ...fromMail, ...(cookie ? { Cookie: cookie } : {}) } })

/** Returns the cookie of an opened order that a response sets. */
const orderCookie = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('order='))?.split(';')[0] ?? ''

const open = async (token: string) =>
  orderCookie(await read(`/order/open?token=${encodeURIComponent(token)}`))

const tokenOf = async ({ number }: GuestOrder) =>
  (await mailedPath(number, 'order-received')).split('token=')[1] ?? ''

/** Returns whether pages and calls reveal nothing about an order. */
async function isClosed({ number, trx_ref, email }: GuestOrder, cookie: string): Promise<boolean> {
  const answers = await Promise.all(
    ['/order', '/order/pickup', '/api/order'].map((path) => read(path, cookie)),
  )
  return answers.every(
    ({ status, body }) =>
      status < 500 && ![number, trx_ref, email].some((secret) => body.includes(secret)),
  )
}

test.describe('orders: forged, foreign or changed tokens', () => {
  test('open no orders', async () => {
    const [order, other] = [await placeGuestOrder(), await placeGuestOrder()]
    const token = await tokenOf(order)
    const [id = '', expires = '', signature = ''] = token.split('.')
    const [otherId = ''] = (await tokenOf(other)).split('.')
    const sign = (secret: string) =>
      createHmac('sha256', secret).update(`order ${id} ${expires}`).digest('base64url')
    const forged = [
      `${otherId}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.99999999999.${signature}`,
      `${id}.${expires}.${sign('')}`,
      `${id}.${expires}.${sign('secret')}`,
      `${id}.${expires}.${randomBytes(32).toString('base64url')}`,
      `${id}.${expires}.`,
      `${id}.${expires}`,
      `${id}..`,
      `-${token}`,
      `${token}${token}`,
      `${token}%00`,
      token.toUpperCase(),
      '__proto__',
      'x'.repeat(5_000),
    ]
    await holdsAgainst(forged, async (attempt) => {
      const cookie = await open(attempt)
      return (await isClosed(order, cookie)) && isClosed(other, cookie)
    })
    expect((await read('/api/order', await open(token))).body).toContain(order.trx_ref)
  })

  test('open no orders from a cookie that is unsealed or sealed elsewhere', async () => {
    const order = await placeGuestOrder()
    const orderToken = await tokenOf(order)
    const sealed = await sealData({ orderToken }, { password: 'x'.repeat(32) })
    const cookies = [orderToken, sealed, `Fe26.2*1*${orderToken}`, '', 'null', '{"orderToken":"x"}']
    await holdsAgainst(cookies, (value) => isClosed(order, `order=${value}`))
  })

  test("cancel no orders, nor does an order's id", async () => {
    const order = await placeGuestOrder()
    const [id = ''] = (await tokenOf(order)).split('.')
    const other = await open(await tokenOf(await placeGuestOrder()))
    const attempts = [
      () => post('cancel', { id }),
      () => post('cancel', { id }, other),
      () => post('cancel', { order_token: `${id}.99999999999.x` }),
      () => post('cancel', {}, 'order=forged'),
      () =>
        attack({
          method: 'POST',
          path: '/api/user/order-cancel',
          headers: fromOurPage,
          body: JSON.stringify({ id: Number(id) }),
        }),
    ]
    const cookie = await open(await tokenOf(order))
    await holdsAgainst(attempts, async (attempt) => {
      const answer = await attempt()
      const { user_order } = JSON.parse((await read('/api/order', cookie)).body).data
      return answer.status < 500 && user_order.trx_status === 'PENDING'
    })
  })
})

test.describe('orders: guessing', () => {
  const cookiesFor = async (guess: Record<string, string>) =>
    orderCookie(await post('lookup', guess))

  test('a number for a known address, or the reverse, opens no order and is soon rate-limited', async () => {
    const order = await placeGuestOrder()
    const start = Number.parseInt(order.number, 16)
    const near = (step: number) =>
      ((start + step + 2 ** 32) % 2 ** 32).toString(16).padStart(8, '0')
    const numbers = Array.from({ length: 12 }, (_, n) => ({
      order_number: near(n + 1),
      email: order.email,
    }))
    const wildcards = ['%', '________', `${order.number}' or '1'='1`, `${order.number}*`, '*', '']
    const emails = ['%', order.email.replace('guest', '%'), `x${order.email}`, 'a@b.co', '']
    const guesses = [
      ...numbers,
      ...wildcards.map((order_number) => ({ order_number, email: order.email })),
      ...emails.map((email) => ({ order_number: order.number, email })),
    ]
    await holdsAgainst(guesses, async (guess) => (await cookiesFor(guess)) === '')
    // The address is rate-limited by now, so that even the right number fails.
    expect(await cookiesFor({ order_number: order.number, email: order.email })).toBe('')
  })

  test('reveals nothing: every wrong pair gets the same answer', async () => {
    const [order, other] = [await placeGuestOrder(), await placeGuestOrder()]
    const wrong = [
      { order_number: order.number, email: other.email },
      { order_number: '00000000', email: `nobody-${order.number}@example.com` },
      { order_number: other.number, email: `nobody-${other.number}@example.com` },
    ]
    const buttons: readonly Record<string, string>[] = [{}, { mail: '1' }]
    const said = async (button: Record<string, string>, guess: Record<string, string>) => {
      const answer = await post('lookup', { ...guess, ...button })
      const flash = (answer.headers['set-cookie'] ?? []).find((line) =>
        line.startsWith('form-order='),
      )
      const page = await read('/order', flash?.split(';')[0])
      return /find an order[^<]*|emailed you a new link[^<]*/.exec(page.body)?.[0]
    }
    for (const button of buttons) {
      const first = await said(button, wrong[0] ?? {})
      expect(first).toBeTruthy()
      await holdsAgainst(wrong, async (guess) => (await said(button, guess)) === first)
    }
  })
})

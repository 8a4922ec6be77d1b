import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder } from '@etalase/testkit/builders.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { keepOrderToken } from '#lib/session/order-cookie.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { backendHears } from '#tests/support/backend-says.ts'
import { aRequest, flashOf, goesTo, setCookie, testToken } from '#tests/support/shop-request.ts'

const token = '7.1800000000.the-token-of-an-order'
const done = { data: { message: 'Your order is cancelled.' } }

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const backendSays = (call: string, body: object, status?: number) =>
  backendHears('post', call, body, status)

/** The order opened in this browser, as the backend returns it. */
const opened = anOrder({ trx_ref: '1A2B3C4D-1' })
const ofOpened = `trx_ref=${opened.trx_ref}`

async function orderCookie(): Promise<string> {
  let sealed = ''
  await keepOrderToken({ set: (_, value) => (sealed = value) }, token)
  return `order=${sealed}`
}

interface Given {
  isSignedIn?: boolean
  headers?: Record<string, string>
}

const press = async (body: string, given: Given = {}) =>
  serve(await aRequest('POST', '/api/order/cancel', { body, ...given }))

describe('the form that ends WhatsApp updates', () => {
  const stop = async (body: string, given: Given = {}) =>
    serve(await aRequest('POST', '/api/order/updates-stop', { body, ...given }))

  test('for a guest sends the token of the opened order, and leads back to it', async () => {
    backendSays('order-by-token', { data: { user_order: opened } })
    const heard = backendSays('order-updates-stop', { data: { message: 'No more updates.' } })
    const response = await stop(ofOpened, { headers: { cookie: await orderCookie() } })
    expect(goesTo(response)).toEqual([303, '/order'])
    expect(await flashOf(response, '/order')).toMatchObject({
      message: 'No more updates.',
      isDone: true,
    })
    expect(heard).toEqual([[{ order_token: token }, null]])
  })

  test('for a customer sends the id with the session, and cancels nothing', async () => {
    const cancelled = backendSays('user/order-cancel', done)
    const heard = backendSays('user/order-updates-stop', { data: { message: 'No more updates.' } })
    const response = await stop('id=12', { isSignedIn: true })
    expect(goesTo(response)).toEqual([303, '/account/orders/12'])
    expect([heard, cancelled]).toEqual([[[{ id: 12 }, testToken]], []])
  })

  test('on a page with an order other than the opened one ends nothing', async () => {
    backendSays('order-by-token', { data: { user_order: opened } })
    const heard = backendSays('order-updates-stop', done)
    const headers = { cookie: await orderCookie() }
    const response = await stop('trx_ref=5E6F7A8B-1', { headers })
    expect((await flashOf(response, '/order'))?.message).toBe(guestOrderMessages.otherOpened)
    expect(heard).toEqual([])
  })
})

describe('the form that cancels an order', () => {
  test('by a guest sends the token of the opened order, and leads back to it', async () => {
    backendSays('order-by-token', { data: { user_order: opened } })
    const heard = backendSays('order-cancel', done)
    const response = await press(ofOpened, { headers: { cookie: await orderCookie() } })
    expect(goesTo(response)).toEqual([303, '/order'])
    expect(await flashOf(response, '/order')).toMatchObject({
      message: done.data.message,
      isDone: true,
    })
    expect(heard).toEqual([[{ order_token: token }, null]])
  })

  test.each(['trx_ref=5E6F7A8B-1', 'trx_ref=', ''])(
    'on a page with an order other than the opened one cancels nothing, and says so (%s)',
    async (body) => {
      backendSays('order-by-token', { data: { user_order: opened } })
      const heard = backendSays('order-cancel', done)
      const response = await press(body, { headers: { cookie: await orderCookie() } })
      expect(await flashOf(response, '/order')).toMatchObject({
        message: guestOrderMessages.otherOpened,
        isDone: false,
      })
      expect(heard).toEqual([])
    },
  )

  test('by a customer sends the id with the session, and leads back to the order', async () => {
    const heard = backendSays('user/order-cancel', done)
    const response = await press('id=12', { isSignedIn: true })
    expect(goesTo(response)).toEqual([303, '/account/orders/12'])
    expect((await flashOf(response, '/account/orders'))?.isDone).toBe(true)
    expect(heard).toEqual([[{ id: 12 }, testToken]])
  })

  test('says why a paid order cannot be cancelled', async () => {
    const error = { code: 'ORDER_CLOSED', message: 'This order is paid.' }
    backendSays('user/order-cancel', { error }, 400)
    const response = await press('id=12', { isSignedIn: true })
    expect(await flashOf(response, '/account/orders')).toMatchObject({
      message: error.message,
      isDone: false,
    })
  })

  test.each(['id=0', 'id=-1', 'id=../7', 'id=1e3', 'id='])(
    'makes no backend call for %s',
    async (body) => {
      const heard = backendSays('user/order-cancel', done)
      expect(goesTo(await press(body, { isSignedIn: true }))).toEqual([303, '/order'])
      expect(heard).toEqual([])
    },
  )

  test('makes no call without an opened order, or with a forged cookie', async () => {
    const heard = backendSays('order-cancel', done)
    await press('')
    await press('', { headers: { cookie: 'order=forged' } })
    expect(heard).toEqual([])
  })

  test('ends a session that the backend rejects', async () => {
    backendSays('user/order-cancel', { error: { code: 'UNAUTHORIZED', message: 'Sign in.' } }, 401)
    const response = await press('id=12', { isSignedIn: true })
    expect(response.headers.get('location')).toBe('/?notice=session-ended#notice')
    expect(setCookie(response, 'session')).toBe('')
  })
})

import { backendStub } from '@etalase/testkit/backend-stub.ts'
import {
  type BrokenBody,
  breaksBody,
  brokenBody,
  holdDeadlines,
} from '@etalase/testkit/broken-bodies.ts'
import { aCart } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { callGateway } from '#lib/api/browser.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'

const body = { product_detail_id: 1, size: 'M', qty: 1 }
const add = () => callGateway('POST cart', { body })
const readCart = () => queryClient().fetchQuery({ ...cartQuery(), retryDelay: 0 })

/** Stubs successive cart reads, repeating the last response; returns a counter of the reads. */
function cartAnswers(...all: (() => Response)[]) {
  let asked = 0
  backendStub.use(
    http.get('http://localhost:3000/api/cart', () => all[Math.min(asked++, all.length - 1)]?.()),
  )
  return () => asked
}
const whole = () => HttpResponse.json({ data: { cart: aCart() } })
const ofProxy = (status: number) => () =>
  new HttpResponse('<html>Bad Gateway</html>', { status, headers: { 'Content-Type': 'text/html' } })
const refused =
  (status: number, code: string, headers = {}) =>
  () =>
    HttpResponse.json({ error: { code, message: 'No.' } }, { status, headers })

const broken: BrokenBody[] = ['breaks-off', 'is-cut-short']

describe('an answer with an incomplete body', () => {
  test('ends at the deadline of the whole call', async () => {
    breaksBody('post', 'cart', 'stalls')
    const deadlines = holdDeadlines(25_000)
    const sent = add()
    expect(deadlines.count()).toBe(1)
    deadlines.pass()
    await expect(sent).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout', status: 0 })
  })

  test.each(broken)('to a write %s like a lost answer: it is not resent', async (how) => {
    const calls = breaksBody('post', 'cart', how)
    await expect(add()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', status: 0 })
    expect(calls).toHaveLength(1)
  })

  test.each(broken)('to a read %s and the read is resent', async (how) => {
    const asked = cartAnswers(() => brokenBody(how), whole)
    expect(await readCart()).toEqual(aCart())
    expect(asked()).toBe(2)
  })

  test('to a failed call still counts as a failure', async () => {
    const asked = cartAnswers(() => new HttpResponse('{"error":', { status: 400 }))
    await expect(readCart()).rejects.toMatchObject({ kind: 'refused', status: 400 })
    expect(asked()).toBe(1)
  })
})

describe('a read is resent', () => {
  test.each([502, 503, 504])('when a proxy answers %i in place of the shop', async (status) => {
    const asked = cartAnswers(ofProxy(status), whole)
    expect(await readCart()).toEqual(aCart())
    expect(asked()).toBe(2)
  })

  test('when the shop has too many reads, and says when to retry', async () => {
    const busy = refused(503, 'UNAVAILABLE', { 'Retry-After': '1' })
    const asked = cartAnswers(busy, whole)
    expect(await readCart()).toEqual(aCart())
    expect(asked()).toBe(2)
  })

  test('at most two times', async () => {
    const asked = cartAnswers(ofProxy(502))
    await expect(readCart()).rejects.toMatchObject({ kind: 'badResponse', status: 502 })
    expect(asked()).toBe(3)
  })
})

describe('a read is not resent', () => {
  test.each([
    ['that the gateway could not understand', 502, 'BACKEND_BAD_RESPONSE'],
    ['for which the gateway has waited in vain', 504, 'BACKEND_TIMEOUT'],
    ['that is refused', 404, 'NOT_FOUND'],
  ])('%s', async (_, status, code) => {
    const asked = cartAnswers(refused(status, code))
    await expect(readCart()).rejects.toMatchObject({ name: 'ApiError' })
    expect(asked()).toBe(1)
  })
})

import { request as httpRequest } from 'node:http'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { giveDirectCalls } from '@etalase/front/shared/direct-calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GateShop } from '#tests/support/gate-shop.ts'

/** Requests that the app received directly, bypassing Next. */
let seen: Request[] = []
let answerWith: (request: Request) => Response | Promise<Response>

const maxBytes = 1_000

beforeEach(() => {
  seen = []
  answerWith = () => Response.json({ data: {} })
  giveDirectCalls({
    maxBytes,
    takes: (method, path, type) =>
      ['GET', 'POST'].includes(method) && path === '/api/cart' && !type.includes('form'),
    answer: async (request) => {
      seen.push(request)
      return answerWith(request)
    },
  })
})

afterEach(() => {
  globalThis.etalaseDirectCalls = undefined
})

const json = { 'content-type': 'application/json' }

test('a call that the app handles bypasses Next, and has its body, query and headers', async () => {
  const shop = await GateShop.open()
  const answer = await shop.ask('/api/cart?a=1', {
    method: 'POST',
    headers: { ...json, cookie: 'a=1' },
    body: '{"qty":1}',
  })
  expect([answer.status, answer.text]).toEqual([200, '{"data":{}}'])
  const [request] = seen
  expect(request && [request.method, new URL(request.url).search]).toEqual(['POST', '?a=1'])
  expect(request?.headers.get('cookie')).toBe('a=1')
  expect(await request?.json()).toEqual({ qty: 1 })
  expect(shop.asked).toEqual([])
})

test.each([
  ['GET', '/api/products', {}],
  ['POST', '/api/cart', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['DELETE', '/api/cart', json],
  ['OPTIONS', '/api/cart', {}],
])('Next answers %s %s of %j, which the app does not handle', async (method, path, headers) => {
  const shop = await GateShop.open((_, response) => void response.end('next'))
  expect((await shop.ask(path, { method, headers })).text).toBe('next')
  expect(seen).toEqual([])
  expect(shop.asked).toEqual([path])
})

test('Next answers all calls of an app that handles no calls', async () => {
  globalThis.etalaseDirectCalls = undefined
  const shop = await GateShop.open((_, response) => void response.end('next'))
  expect((await shop.ask('/api/cart')).text).toBe('next')
})

test("an answer has its address's configured headers, and all its cookies", async () => {
  answerWith = () => {
    const response = Response.json({}, { headers: { 'Cache-Control': 'no-store' } })
    response.headers.append('Set-Cookie', 'a=1; HttpOnly')
    response.headers.append('Set-Cookie', 'b=2; HttpOnly')
    return response
  }
  const shop = await GateShop.open()
  const { headers } = await shop.ask('/api/cart')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'],
  })
})

test('a refusal is never cached, whatever its call says', async () => {
  const kept = { 'Cache-Control': 'public, max-age=60' }
  answerWith = () => Response.json({}, { status: 404, headers: kept })
  const shop = await GateShop.open()
  const { status, headers } = await shop.ask('/api/cart')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])(
  'a long answer reaches a client that accepts %s in that encoding',
  async (accepted, encoding) => {
    const data = 'batik '.repeat(1_000)
    answerWith = () => Response.json({ data })
    const shop = await GateShop.open()
    const answer = await shop.ask('/api/cart', { headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(JSON.parse(answer.text)).toEqual({ data })
  },
)

test('HEAD has the headers of GET, and no body', async () => {
  const shop = await GateShop.open()
  const answer = await shop.ask('/api/cart', { method: 'HEAD' })
  expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([200, '', '11'])
  expect(seen[0]?.method).toBe('GET')
})

test("a client cannot send the queue's internal headers", async () => {
  const shop = await GateShop.open()
  await shop.ask('/api/cart', {
    headers: { 'x-queue-barred': '/product/1', 'x-queue-admission': 'a' },
  })
  expect([
    seen[0]?.headers.get('x-queue-barred'),
    seen[0]?.headers.get('x-queue-admission'),
  ]).toEqual([null, null])
})

test("a call has its request's id, for its log lines", async () => {
  let id = ''
  answerWith = () => {
    id = currentRequestId()
    return new Response()
  }
  const shop = await GateShop.open()
  await shop.ask('/api/cart', { headers: { 'x-request-id': 'a-request-of-the-test' } })
  expect(id).toBe('a-request-of-the-test')
})

test('the app reads little more than its limit of an oversized body, and its answer arrives', async () => {
  let length = 0
  answerWith = async (request) => {
    length = (await request.arrayBuffer()).byteLength
    return Response.json({}, { status: 413 })
  }
  const shop = await GateShop.open()
  const body = 'a'.repeat(500_000)
  expect((await shop.ask('/api/cart', { method: 'POST', headers: json, body })).status).toBe(413)
  expect(length).toBeGreaterThan(maxBytes)
  expect(length).toBeLessThan(200_000)
})

test('the app gets no incomplete body, and the next call is answered', async () => {
  const shop = await GateShop.open()
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const headers = { ...json, 'content-length': '100' }
  const options = { port: shop.port, path: '/api/cart', method: 'POST', headers }
  const broken = httpRequest(options).on('error', () => resolve())
  broken.write('{"qty":', () => broken.destroy())
  await isOver
  expect((await shop.ask('/api/cart')).status).toBe(200)
  expect(seen.map(({ method }) => method)).toEqual(['GET'])
})

test("a call aborted by the app is logged, and answered 500 without the error's text", async () => {
  const log = vi.mocked(console.error).mockImplementation(() => {})
  answerWith = () => Promise.reject(new Error('secret'))
  const shop = await GateShop.open()
  const { status, text } = await shop.ask('/api/cart')
  expect([status, text]).toEqual([500, ''])
  expect(log).toHaveBeenCalledExactlyOnceWith('GET /api/cart failed', expect.any(Error))
  log.mockClear()
})

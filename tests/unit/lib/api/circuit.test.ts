import { endpoints } from '@etalase/contract/endpoints.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aCart } from '@etalase/testkit/builders.ts'
import { delay, HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callsOf } from '#lib/api/backend.ts'
import { serve } from '#lib/gateway/serve.ts'
import { circuitOpenings } from '#lib/log/log-circuit.ts'

const { callBackend, probeBackend } = callsOf(endpoints)

const backend = 'http://localhost:4000'

/** Calls that reached the backend. */
let sent: string[] = []

/** Log lines about the circuit. */
let logged: string[] = []

stubBackend()
beforeEach(() => {
  sent = []
  logged = []
  globalThis.etalaseCircuits?.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation((line) => {
    logged.push(JSON.parse(line).event)
  })
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.etalaseCircuits?.clear()
})

type Answer = () => Response | Promise<Response>

const hangs: Answer = async () => {
  await delay('infinite')
  return HttpResponse.json({})
}
const answers: Answer = () => HttpResponse.json({ data: { cart: aCart() } })
const answersWrite: Answer = () => HttpResponse.json({ data: { message: 'Item Added to Cart' } })
const refuses: Answer = () =>
  HttpResponse.json({ error: { code: 'NOT_FOUND', message: 'No.' } }, { status: 404 })
const breaks: Answer = () => HttpResponse.error()

/** Stubs the backend's successive responses, repeating the last one. */
function backendIs(...all: Answer[]): void {
  const left = [...all]
  backendStub.use(
    http.all(`${backend}/*`, ({ request }) => {
      sent.push(`${request.method} ${new URL(request.url).pathname.slice(1)}`)
      const answer = left.length > 1 ? left.shift() : left[0]
      return answer?.()
    }),
  )
}

/** Returns how a read with this timeout ends. */
const read = (timeoutMs = 20) =>
  callBackend('GET cart', {}, { deviceId: 'device' }, timeoutMs).then(
    () => 'answered',
    (error) => error.kind,
  )

const write = (timeoutMs = 20) =>
  callBackend(
    'POST cart',
    { body: { product_detail_id: 1, size: 'M', qty: 1 } },
    { deviceId: 'device' },
    timeoutMs,
  ).then(
    () => 'answered',
    (error) => error.kind,
  )

/** Reads by POST, because its token must not appear in a URL. */
const readByPost = () =>
  callBackend('POST order-by-token', { body: { order_token: 'none' } }).then(
    () => 'answered',
    (error) => error.kind,
  )

async function repeat(times: number, run: () => Promise<string>): Promise<string[]> {
  const results: string[] = []
  for (let count = 0; count < times; count++) results.push(await run())
  return results
}

const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)

describe('a backend that hangs', () => {
  test('gets no more calls after three timeouts: they fail at once, logged once', async () => {
    const before = circuitOpenings()
    backendIs(hangs)
    expect(await repeat(3, read)).toEqual(['timeout', 'timeout', 'timeout'])
    expect(await repeat(3, () => read(60_000))).toEqual(['network', 'network', 'network'])
    expect(await readByPost()).toBe('network')
    expect(sent).toHaveLength(3)
    expect(logged).toEqual(['backend-circuit-open'])
    expect(circuitOpenings()).toBe(before + 1)
  })

  test('on reads still gets writes: an order goes through while searches hang', async () => {
    backendIs(hangs, hangs, hangs, answersWrite)
    await repeat(3, read)
    expect(await write(60_000)).toBe('answered')
    expect(await read(60_000)).toBe('network')
  })

  test('on writes still gets reads', async () => {
    backendIs(hangs, hangs, hangs, answers)
    expect(await repeat(3, write)).toEqual(['timeout', 'timeout', 'timeout'])
    expect(await write(60_000)).toBe('network')
    expect(await read(60_000)).toBe('answered')
  })

  test('gets one trial call at a time after some seconds, while others fail at once', async () => {
    backendIs(hangs)
    await repeat(3, read)
    passSeconds(5)
    const ended: string[] = []
    const calls = [read(), read(60_000), readByPost()]
    await Promise.all(calls.map(async (call) => ended.push(await call)))
    expect(ended).toEqual(['network', 'network', 'timeout'])
    expect(await read(60_000)).toBe('network')
    expect(sent).toHaveLength(4)
    expect(logged).toEqual(['backend-circuit-open'])
  })

  test('gets all calls again once it has answered the trial call', async () => {
    backendIs(hangs, hangs, hangs, answers)
    await repeat(3, read)
    passSeconds(5)
    expect(await repeat(2, () => read(60_000))).toEqual(['answered', 'answered'])
    expect(logged).toEqual(['backend-circuit-open', 'backend-circuit-closed'])
  })

  test('gets no write twice', async () => {
    backendIs(hangs)
    expect(await write()).toBe('timeout')
    expect(sent).toEqual(['POST cart'])
  })
})

describe('a backend that answers', () => {
  test('gets every call, however often it refuses', async () => {
    backendIs(refuses)
    expect(await repeat(10, () => read(60_000))).toEqual(Array(10).fill('refused'))
    expect(sent).toHaveLength(10)
  })

  test('in between gets calls: only consecutive timeouts count', { timeout: 30_000 }, async () => {
    backendIs(hangs, hangs, refuses, hangs, hangs, answers, hangs, hangs, answers)
    const results: string[] = []
    for (const ms of [20, 20, 60_000, 20, 20, 60_000, 20, 20, 60_000]) results.push(await read(ms))
    expect(results.filter((result) => result === 'network')).toEqual([])
    expect(sent).toHaveLength(9)
  })
})

describe('an unreachable backend', () => {
  test('gets one retry of a read, which succeeds when it is back', async () => {
    backendIs(breaks, answers)
    expect(await read(60_000)).toBe('answered')
    expect(sent).toEqual(['GET cart', 'GET cart'])
  })

  test('gets one retry of a POST that only reads', async () => {
    backendIs(breaks, refuses)
    expect(await readByPost()).toBe('refused')
    expect(sent).toEqual(['POST order-by-token', 'POST order-by-token'])
  })

  test('gets a read twice, never a third time', async () => {
    backendIs(breaks)
    expect(await read(60_000)).toBe('network')
    expect(sent).toHaveLength(2)
  })

  test('gets no write twice: it may have been applied', async () => {
    backendIs(breaks)
    expect(await write(60_000)).toBe('network')
    expect(sent).toEqual(['POST cart'])
  })

  test('gets calls as soon as it is back: instant failures open no circuit', async () => {
    backendIs(...Array(10).fill(breaks), answers)
    await repeat(5, () => read(60_000))
    expect(await read(60_000)).toBe('answered')
  })
})

/** The deadlines in milliseconds; other timers, such as those of connections, run as usual. */
const known = [2_500, 5_000, 7_000, 20_000]

/** Records the deadlines of all calls, in milliseconds; those from number `endedFrom` on expire immediately. */
function deadlinesOf(endedFrom: number): number[] {
  const deadlines: number[] = []
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms = 0, ...rest) => {
    const isLong = !known.includes(ms) || deadlines.push(ms) < endedFrom
    return setTimeout(run, isLong ? ms : 1, ...rest)
  })
  return deadlines
}

describe('the timeout depends on the kind of call:', () => {
  const input = { body: { product_detail_id: 1, size: 'M', qty: 1 } }

  test.each([
    ['a read', () => callBackend('GET cart', {}), 5_000],
    [
      'a read by POST',
      () => callBackend('POST order-by-token', { body: { order_token: 'none' } }),
      5_000,
    ],
    ['stores that have a size', () => callBackend('POST check-stock-location', input), 5_000],
    ['a probe', () => probeBackend('POST auth/confirm-email', { body: { token: 'none' } }), 2_500],
    ['a change of the cart', () => callBackend('POST cart', input), 7_000],
    ['another write', () => callBackend('POST auth/sign-out', { body: {} }), 20_000],
  ])('%s', async (_, call, limit) => {
    const deadlines = deadlinesOf(1)
    backendIs(hangs)
    await expect(call()).rejects.toMatchObject({ kind: 'timeout' })
    expect(deadlines).toEqual([limit])
  })
})

describe('an add to cart gets a message within 10 s', () => {
  const add = () =>
    serve(
      new NextRequest('http://shop.test/api/cart', {
        method: 'POST',
        headers: {
          host: 'shop.test',
          origin: 'http://shop.test',
          cookie: 'device_id=5be995ef-cf37-4bdf-be44-bc153e2da15e',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ product_detail_id: 1, size: 'M', qty: 1 }),
      }),
    )

  const sum = (deadlines: number[]) => deadlines.reduce((total, ms) => total + ms, 0)

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.mocked(console.error).mockClear()
  })

  test('when the backend hangs', async () => {
    const deadlines = deadlinesOf(1)
    backendIs(hangs)
    const { error } = await (await add()).json()
    expect(error.message).toBe('Connection failed, please try again')
    expect(deadlines).toHaveLength(1)
    expect(sum(deadlines)).toBeLessThan(10_000)
  })

  test('when it hangs after adding the item: the message says that it was added', async () => {
    const deadlines = deadlinesOf(2)
    backendIs(() => HttpResponse.json({ data: { message: 'Item Added to Cart' } }), hangs)
    expect(await (await add()).json()).toEqual({ data: { message: 'Item Added to Cart' } })
    expect(deadlines).toHaveLength(2)
    expect(sum(deadlines)).toBeLessThan(10_000)
  })
})

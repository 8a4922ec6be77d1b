import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  addMetrics,
  countPage,
  countRequest,
  receiveVitals,
  sendMetrics,
  serveMetrics,
} from '@etalase/front/watch/metrics.ts'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { frontMetrics } from '#lib/front/metrics.ts'
import { logCircuit } from '#lib/log/log-circuit.ts'
import { logLeftOut } from '#lib/log/log-left-out.ts'
import { logPriceDisagreement } from '#lib/log/log-price-disagreement.ts'
import { GateShop } from '#tests/support/gate-shop.ts'
import { startLater } from '#tests/support/start-later.ts'

addMetrics(frontMetrics)

const token = 'only-for-metrics-tests'
const routeOf = (path: string) => (path === '/cart' ? '/cart' : 'other')
const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''

/** Starts a server with a page, a hanging /slow, and the endpoints under test. */
async function serve() {
  const server = createServer((request, response) => {
    countRequest(request, response, routeOf(pathOf(request)))
    if (sendMetrics(request, response, token)) return
    if (receiveVitals(request, response, routeOf)) return
    if (request.url === '/slow') return
    response.end('page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const ask = (path: string, headers = {}) => fetch(url + path, { headers })
  const report = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/vitals`, {
      method: 'POST',
      body,
      headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
  const authorization = `Bearer ${token}`
  return {
    url,
    get: ask,
    report,
    metrics: async () => (await ask('/metrics', { authorization })).text(),
  }
}

const shop = await serve()

/** A shop without a metrics token. */
const tokenless = createServer(
  (request, response) => void sendMetrics(request, response, undefined),
)
await new Promise<void>((resolve) => tokenless.listen(0, '127.0.0.1', resolve))
afterAll(() => tokenless.close())
const portWithout = tokenless.address() as AddressInfo

describe('/metrics', () => {
  test('counts requests by route, method and status, with their durations', async () => {
    await (await shop.get('/cart?x=1')).text()
    const isCounted = /http_requests_total\{route="\/cart",method="GET",status="200"\} \d/
    await expect.poll(shop.metrics).toMatch(isCounted)
    const metrics = await shop.metrics()
    expect(metrics).toMatch(/http_request_duration_seconds_bucket\{le="0.25",route="\/cart"\} \d/)
    expect(metrics).toContain('nodejs_eventloop_lag_seconds')
    expect(metrics).toContain('process_resident_memory_bytes')
    expect(metrics.trimEnd()).toMatch(/# EOF$/)
  })

  test('counts how often the shop stopped calling a hanging backend', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const openings = async () =>
      Number(/backend_circuit_openings_total (\d+)/.exec(await shop.metrics())?.[1])
    const before = await openings()
    logCircuit('open', 'reads')
    logCircuit('closed', 'reads')
    expect(await openings()).toBe(before + 1)
  })

  test('counts what was left out of answers, by call and path, and conflicting prices', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const part = { path: 'tests.1.name', leftOut: 'tests.[]', id: 7, problem: 'no name' }
    logLeftOut('GET tests', part)
    logLeftOut('GET tests', part)
    logPriceDisagreement({ product: 1001, shown: 100, inCart: 90 })
    const metrics = await shop.metrics()
    expect(metrics).toContain('backend_data_left_out_total{call="GET tests",path="tests.[]"} 2')
    expect(metrics).toMatch(/backend_price_disagreements_total [1-9]/)
  })

  test('counts only shared pages, by cache state', async () => {
    startLater()
    onTestFinished(() => void vi.useRealTimers())
    const gate = await GateShop.open()
    gate.count = countRequest
    gate.countPage = countPage
    const found = async (state: string) =>
      Number(
        new RegExp(`page_cache_responses_total{state="${state}"} (\\d+)`).exec(
          await shop.metrics(),
        )?.[1] ?? 0,
      )
    const before = [await found('HIT'), await found('MISS')]
    for (const path of ['/faq', '/faq', '/cart', '/no-such-page']) await gate.ask(path)
    expect([await found('HIT'), await found('MISS')]).toEqual(before.map((count) => count + 1))
    const metrics = await shop.metrics()
    expect(metrics).toContain('http_requests_total{route="/faq",method="GET",status="200"} 2')
    expect(metrics).toContain('http_requests_total{route="other",method="GET",status="404"} 1')
  })

  test('counts a request whose client has gone as aborted, not as a success', async () => {
    const client = new AbortController()
    const request = fetch(`${shop.url}/slow`, { signal: client.signal })
    await shop.get('/cart')
    client.abort()
    await expect(request).rejects.toThrow()
    await expect.poll(shop.metrics).toMatch(/route="other",method="GET",status="aborted"\} 1/)
  })

  test('is open to the bearer of its token, from any address', async () => {
    const authorization = `Bearer ${token}`
    expect((await shop.get('/metrics')).status).toBe(404)
    expect((await shop.get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404)
    const headers = { authorization, 'x-forwarded-for': '203.0.113.7' }
    expect((await shop.get('/metrics', headers)).status).toBe(200)
  })

  test('is closed without a token, even on this machine: a local proxy could forward any client', async () => {
    const { port } = portWithout
    const url = `http://127.0.0.1:${port}/metrics`
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(url, { headers: { authorization: 'Bearer undefined' } })).status).toBe(404)
  })

  test('can be read without a token at a Unix socket, which replaces one left by a killed process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'metrics-'))
    const socketPath = join(folder, 'metrics.sock')
    await writeFile(socketPath, '')
    const server = await serveMetrics(socketPath)
    onTestFinished(async () => {
      server.close()
      await rm(folder, { recursive: true })
    })
    const request = get({ socketPath, path: '/metrics' })
    const [response] = await once(request, 'response')
    expect(await text(response)).toContain('process_resident_memory_bytes')
    expect((await stat(socketPath)).mode & 0o007).toBe(0)
  })
})

describe('POST /api/vitals', () => {
  const vitals = [
    { name: 'LCP', value: 1300 },
    { name: 'CLS', value: 0.02 },
  ]

  test('records how fast a page was for its visitor, by route', async () => {
    const response = await shop.report(JSON.stringify({ path: '/cart', vitals }))
    expect(response.status).toBe(204)
    const metrics = await shop.metrics()
    expect(metrics).toContain('web_vital_seconds_sum{name="LCP",route="/cart"} 1.3')
    expect(metrics).toContain('web_vital_layout_shift_sum{route="/cart"} 0.02')
  })

  test.each([
    ['text', 'LCP=3', 400],
    ['a name of its own', '{"path":"/","vitals":[{"name":"__proto__","value":1}]}', 400],
    ['a negative value', '{"path":"/","vitals":[{"name":"LCP","value":-1}]}', 400],
    ['no value', '{"path":"/","vitals":[]}', 400],
    ['more than 1 KiB', JSON.stringify({ path: 'x'.repeat(1200), vitals }), 413],
  ])('refuses %s', async (_, body, status) => {
    const before = (await shop.metrics()).match(/^web_vital.*/gm)
    expect((await shop.report(body)).status).toBe(status)
    expect((await shop.metrics()).match(/^web_vital.*/gm)).toEqual(before)
  })

  test.each(['cross-site', 'none'])('refuses a report that is %s', async (site) => {
    const body = JSON.stringify({ path: '/cart', vitals })
    expect((await shop.report(body, { 'Sec-Fetch-Site': site })).status).toBe(403)
  })
})

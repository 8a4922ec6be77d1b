import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Dependency, diskOf, Health } from '#watch/health.ts'

const works: Dependency = { name: 'build', check: async () => {} }
const fails: Dependency = { name: 'backend', check: () => Promise.reject(new Error('refused')) }
const hangs: Dependency = { name: 'redis', check: () => new Promise(() => {}) }

const servers: { close: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server that answers health requests, and 418 to all others. Returns its URL. */
async function serve(health: Health): Promise<string> {
  const server = createServer((request, response) => {
    if (!health.answer(request, response)) response.writeHead(418).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

describe('/readyz', () => {
  test('is an uncached 200 while every dependency works', async () => {
    const response = await fetch(`${await serve(new Health([works]))}/readyz`)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is 503 and names the failed dependency', async () => {
    const response = await fetch(`${await serve(new Health([works, fails]))}/readyz`)
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not ready', failed: ['backend'] })
  })

  test('is 200 without an optional dependency, and names it', async () => {
    const optional: Dependency = { ...fails, name: 'redis', isOptional: true }
    const response = await fetch(`${await serve(new Health([works, optional]))}/readyz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ready', degraded: ['redis'] })
    expect((await fetch(`${await serve(new Health([fails, optional]))}/readyz`)).status).toBe(503)
  })

  test('is 200 with a full disk, and names it: pages are just not stored', async () => {
    const readiness = async (freeMebibytes: number) => {
      const space = async () => ({ bavail: freeMebibytes, blocks: 1_000, bsize: 2 ** 20 })
      const response = await fetch(`${await serve(new Health([diskOf('.next', space)]))}/readyz`)
      return [response.status, await response.json()]
    }
    expect(await readiness(15)).toEqual([200, { status: 'ready', degraded: ['disk'] }])
    expect(await readiness(17)).toEqual([200, { status: 'ready' }])
  })

  test('is 503 when a dependency does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = fetch(`${await serve(new Health([works, hangs]))}/readyz`)
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await (await response).json()).toEqual({ status: 'not ready', failed: ['redis'] })
    vi.useRealTimers()
  })

  test('checks a dependency once for all concurrent probes', async () => {
    const answer = Promise.withResolvers<void>()
    const check = vi.fn(() => answer.promise)
    const url = await serve(new Health([{ name: 'backend', check }]))
    const probes = Promise.all([1, 2, 3].map(() => fetch(`${url}/readyz`)))
    await expect.poll(() => check).toHaveBeenCalled()
    answer.resolve()
    expect((await probes).map(({ status }) => status)).toEqual([200, 200, 200])
    await fetch(`${url}/readyz`)
    expect(check.mock.calls.length).toBeLessThan(4)
  })

  test('is 503 during shutdown, while /livez stays 200', async () => {
    const health = new Health([works])
    const url = await serve(health)
    health.close()
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/livez`)).status).toBe(200)
  })
})

test('the shop handles other paths and methods', async () => {
  const url = await serve(new Health([works]))
  expect((await fetch(`${url}/readyz/`)).status).toBe(418)
  expect((await fetch(`${url}/livez`, { method: 'POST' })).status).toBe(418)
})

import type { RequestListener, Server } from 'node:http'
import { portOf, startServer } from '@etalase/testkit/test-server.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let server: Server
let sent = 0

/** Answers successive calls, repeating the last response. */
async function backendIs(...all: RequestListener[]) {
  server = await startServer((request, response) =>
    all[Math.min(sent++, all.length - 1)]?.(request, response),
  )
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${portOf(server)}`)
}

/** Reads the provinces as a build does, which is known when the module loads. */
async function readInBuild() {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  vi.resetModules()
  const { requestBackend } = await import('#lib/api/backend.ts')
  const { areaEndpoints } = await import('@etalase/contract/area.ts')
  return requestBackend('GET master/province', areaEndpoints['GET master/province'], {}, {})
}

const busy =
  (retryAfter?: string): RequestListener =>
  (_, response) => {
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    response.statusCode = 503
    response.end(JSON.stringify({ error: { message: 'Busy.', code: 'UNAVAILABLE' } }))
  }

const answers: RequestListener = (_, response) =>
  response.end(JSON.stringify({ data: { province_list: [] } }))

beforeEach(() => {
  sent = 0
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  server.closeAllConnections()
  server.close()
})

test('a build waits for a busy backend as long as it asks', async () => {
  await backendIs(busy('0'), busy('0'), busy('0'), answers)
  await expect(readInBuild()).resolves.toEqual({ province_list: [] })
  expect(sent).toBe(4)
})

test('a build fails on a backend that is down and does not say when to retry', async () => {
  await backendIs(busy())
  await expect(readInBuild()).rejects.toMatchObject({ kind: 'refused', status: 503 })
  expect(sent).toBe(1)
})

import type { RequestListener, Server } from 'node:http'
import { aCart } from '@etalase/testkit/builders.ts'
import { portOf, startServer } from '@etalase/testkit/test-server.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callBackend } from '#lib/api/server.ts'
import { env } from '#lib/config/env.ts'

const { apiBaseUrl } = env

let server: Server
/** Calls that reached the backend. */
let sent: string[] = []

/** Answers successive calls, repeating the last response; over HTTP, because a stub has no connection to drop. */
async function backendIs(...all: RequestListener[]) {
  const left = [...all]
  server = await startServer((request, response) => {
    sent.push(`${request.method} ${request.url?.slice(1).replace(/\?.*/, '')}`)
    const answer = left.length > 1 ? left.shift() : left[0]
    answer?.(request, response)
  })
  env.apiBaseUrl = `http://127.0.0.1:${portOf(server)}`
}

beforeEach(() => {
  sent = []
  globalThis.etalaseCircuits?.clear()
  globalThis.etalaseReadSlots?.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  env.apiBaseUrl = apiBaseUrl
  globalThis.etalaseCircuits?.clear()
  server.closeAllConnections()
  server.close()
})

const begins: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"data":{"message":"Item')
}
const breaksOff: RequestListener = (request, response) => {
  begins(request, response)
  setImmediate(() => response.destroy())
}
const answers: RequestListener = (_, response) => {
  response.end(JSON.stringify({ data: { cart: aCart(), message: 'Item Added to Cart' } }))
}

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    ({ kind }) => kind,
  )
const read = (timeoutMs = 60_000) =>
  outcome(callBackend('GET cart', {}, { deviceId: 'device' }, timeoutMs))
const write = (timeoutMs = 60_000) => {
  const body = { product_detail_id: 1, size: 'M', qty: 1 }
  return outcome(callBackend('POST cart', { body }, { deviceId: 'device' }, timeoutMs))
}

describe('a backend whose answer', () => {
  test('stalls after its headers times out: one deadline covers the body, and the circuit counts it', async () => {
    await backendIs(begins)
    // Long enough for a call to arrive on a busy machine.
    const outcomes = [await write(300), await read(300), await read(300), await read(300)]
    expect(outcomes).toEqual(Array(4).fill('timeout'))
    expect(await read()).toBe('network')
    expect(sent).toEqual(['POST cart', 'GET cart', 'GET cart', 'GET cart'])
  })

  test('breaks off gets one retry of a read', async () => {
    await backendIs(breaksOff, answers)
    expect(await read()).toBe('answered')
    expect(sent).toEqual(['GET cart', 'GET cart'])
  })

  test('breaks off gets no second write: its outcome is unknown', async () => {
    await backendIs(breaksOff, answers)
    expect(await write()).toBe('network')
    expect(sent).toEqual(['POST cart'])
  })
})

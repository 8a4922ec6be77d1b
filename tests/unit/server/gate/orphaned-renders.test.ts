import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { performance } from 'node:perf_hooks'
import timers from 'node:timers/promises'
import { askForHeaders } from '@etalase/testkit/test-server.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { GateShop } from '#tests/support/gate-shop.ts'

/** Milliseconds that a render keeps its slot after its client has left. */
const orphanedForMs = 10_000

beforeEach(() => {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({
    idle: 0,
    active: 0,
    utilization: 1,
  })
})

/** Also makes promise-based timers follow the fake clock, which mocks only callbacks. */
function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const spy = vi
    .spyOn(timers, 'setTimeout')
    .mockImplementation(
      <Value>(ms?: number, value?: Value) =>
        new Promise<Value>((resolve) => setTimeout(() => resolve(value as Value), ms)),
    )
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.useRealTimers()
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Waits some event loop turns for network data to arrive. */
async function turns(): Promise<void> {
  for (let count = 0; count < 200; count++) await turn()
}

/** Waits as many turns as needed, because the clock is fake. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let count = 0; count < 50_000 && !isTrue(); count++) await turn()
  expect(isTrue()).toBe(true)
}

/** Opens a shop whose private pages never finish rendering; `hasStarted` says whether they send a first part. */
async function openHanging(hasStarted: boolean): Promise<GateShop> {
  return GateShop.open(async (_, response) => {
    response.setHeader('Content-Type', 'text/html')
    if (hasStarted) response.write('<p>Kemeja</p>')
    await new Promise(() => {})
  })
}

test.each([
  ['while its page is sent', true],
  ['before its page has started', false],
])(
  'a client that leaves %s frees its slot after some seconds, even if Next never ends',
  async (_, hasStarted) => {
    const shop = await openHanging(hasStarted)
    fakeTimers()
    for (let count = 1; count <= 4; count++) {
      const leaving = new AbortController()
      const asked = askForHeaders(shop.port, '/cart', { signal: leaving.signal })
      asked.catch(() => {})
      if (hasStarted) {
        const response = await asked
        response.on('error', () => {})
        await once(response, 'data')
      }
      await until(() => shop.running === count)
      leaving.abort()
    }
    askForHeaders(shop.port, '/cart?next').catch(() => {})
    await turns()
    await vi.advanceTimersByTimeAsync(orphanedForMs - 1)
    await turns()
    expect(shop.asked).not.toContain('/cart?next')
    await vi.advanceTimersByTimeAsync(1)
    await until(() => shop.asked.includes('/cart?next'))
  },
)

import { runScenarios } from '@etalase/conformance/run-scenarios.ts'
import { afterAll, expect, test } from 'vitest'
import { placeArrivedOrder } from '#tests/support/arrived-order.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
afterAll(() => tested.close())

test('in front of an engine that keeps to its README, the adapter keeps every rule of the contract', async () => {
  const url = await tested.app.listen({ port: 0, host: '127.0.0.1' })
  const { order_token: arrivedToken } = await placeArrivedOrder(tested)
  const report = await runScenarios({ url, promo: 'HEMAT', shop: 'http://shop.test', arrivedToken })
  expect(report.isConformant(), report.toText()).toBe(true)
}, 120_000)

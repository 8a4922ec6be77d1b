import type { Prepare } from '@etalase/conformance/black-box/prepare.ts'
import { proveBackend } from '@etalase/conformance/black-box/run.ts'
import { Untried } from '@etalase/conformance/black-box/trial.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { account, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { adapter, engine } = tested
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => tested.close())

/** Sets the stock of a variant in the engine, and makes the adapter read it. */
const prepare: Prepare = async (verb, product, size, store, pieces) => {
  if (verb !== 'stock') throw new Untried('the engine in memory has one promo code')
  const color = engine.state.products
    .flatMap(({ colors }) => colors)
    .find(({ number }) => number === Number(product))
  const variant = color?.variants.find(({ size_code }) => size_code === size)
  const locationId = adapter.model.locations.idOf(Number(store))
  if (!variant || !locationId) throw new Error(`No ${product} in ${size}, or no store ${store}.`)
  variant.stock[locationId] = Number(pieces)
  await adapter.model.refreshStock([variant.id])
}

test('concurrency and lost, late or repeated messages cost no money with an engine that follows its README', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const backend = await tested.app.listen({ port: 0, host: '127.0.0.1' })
  const trials = await proveBackend({ backend, prepare, account, buyers: 8, repeats: 20 })
  expect(trials.flatMap(({ violations }) => violations)).toEqual([])
  expect(trials.flatMap(({ untried }) => [...untried])).toEqual([
    'the engine in memory has one promo code',
  ])
})

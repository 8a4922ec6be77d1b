import { readFileSync } from 'node:fs'
import { allCalls, optionalNames } from '@etalase/conformance/report.ts'
import { runScenarios } from '@etalase/conformance/run-scenarios.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeArrivedOrder } from '#tests/support/arrived-order.ts'
import { cashSettings } from '#tests/support/cash.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
afterAll(() => tested.close())

let url: string
beforeAll(async () => {
  tested.engine.state.content.set('settings en', cashSettings)
  await tested.adapter.model.refreshContent('settings')
  url = await tested.app.listen({ port: 0, host: '127.0.0.1' })
})

async function run(offers: 'all' | [] = []) {
  const { order_token: arrivedToken } = await placeArrivedOrder(tested)
  return runScenarios({ url, promo: 'HEMAT', shop: 'http://shop.test', arrivedToken, offers })
}

/** Returns the path of a call, or the name of anything else. */
const nameOf = (optional: string) => optional.split(' ').at(-1) ?? ''

/** Rows of the feature table: names of calls and fields, and whether reference and Medusa have them. */
const features = readFileSync('docs/engines.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, names = '', reference, medusa] = line.split('|').map((cell) => cell.trim())
    if (reference !== '✓' || !medusa) return []
    return [{ names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name), medusa }]
  })

const named = (medusa: string) =>
  features.filter((row) => row.medusa === medusa).flatMap(({ names }) => names)

test('the adapter is conformant with an engine that follows its README', async () => {
  const report = await run()
  expect(report.isConformant(), report.toText()).toBe(true)
}, 120_000)

test('docs/engines.md lists as missing exactly the optional features that the adapter lacks', async () => {
  const missing = (await run('all')).problems().map(({ check }) => nameOf(check))
  const known = [...allCalls, ...optionalNames].map(nameOf)
  const told = named('–').filter((name) => known.includes(name ?? ''))
  expect(told.toSorted()).toEqual([...new Set(missing)].toSorted())
}, 120_000)

test('docs/engines.md names only calls and fields of the contract, each once', () => {
  const contract = readFileSync('docs/openapi.json', 'utf8')
  const names = [...named('✓'), ...named('–')]
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names).size).toBe(names.length)
  const isUnknown = (name = '') =>
    !contract.includes(`"${name}"`) && !contract.includes(`"/${name}"`)
  expect(names.filter(isUnknown)).toEqual([])
})

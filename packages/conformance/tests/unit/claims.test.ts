import { afterEach, expect, test } from 'vitest'
import { runScenarios } from '#run-scenarios.ts'
import { exampleBackend } from '../../examples/backend/backend.ts'

const claims = ['brand', 'group', 'siblings', 'style_colors']

let close = async () => {}
afterEach(() => close())

/** Returns the report of a backend that claims brands and colours; `change` is added to each listed product. */
async function reportOf(change: object) {
  const app = await exampleBackend()
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { data } = Object(payload)
    if (request.url.startsWith('/products?'))
      for (const product of data.products) Object.assign(product, change)
    return payload
  })
  close = () => app.close()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return runScenarios({ url, promo: 'EXAMPLE10', offers: claims })
}

test('a catalogue without brands and colours passes although both are claimed; the report lists the missing data', async () => {
  const report = await reportOf({})
  expect(report.problems()).toEqual([])
  const text = report.toText()
  expect(text).toMatch(
    /ok {4}GET products .*style_colors, group, which need data: a garment in several colours/,
  )
  expect(text).toMatch(/ok {4}GET products .*brand, which need data: a brand in the home data/)
  expect(text).toMatch(/ok {4}GET product .*siblings, style_code, which need data/)
})

test('a claim fails when the lists contradict it: cards have colours, and pages do not', async () => {
  const report = await reportOf({ style_colors: { count: 2, hexes: ['#ffffff', '#000000'] } })
  const problem = 'is claimed to be offered, but is missing'
  expect(report.problems()).toEqual([
    { call: 'GET products', check: 'group', problem },
    { call: 'GET product', check: 'siblings', problem },
  ])
})

test('the report prints the rule of a failed check', async () => {
  const report = await reportOf({ net_price: 900_000 })
  expect(report.toText()).toMatch(
    /net_price: \d+ of \d+ is above its retail_price \d+\n +Rule: The price to pay, net_price less direct_discount, is at most retail_price\./,
  )
})

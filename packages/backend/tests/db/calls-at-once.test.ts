import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { describe, expect, test } from 'vitest'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { aBusyCustomer, changingCalls } from '#tests/support/busy-customer.ts'

const backend = await sharedBackend()
const plenty = { [places.hub]: 100_000, [places.store]: 100_000 }
await stockProduct(backend.db, { id: 1, stock: plenty })
await stockProduct(backend.db, { id: 2 })

test.each(changingCalls)('%s succeeds for the busy customer of these tests', async (call) => {
  const customer = await aBusyCustomer(backend)
  const { status, body } = await customer.make(call)
  expect([status, body.error?.message]).toEqual([200, undefined])
})

/** Makes both calls of a pair twice, like a shopper with two browsers who presses twice. */
async function makeBoth(pair: readonly [string, string]) {
  const customer = await aBusyCustomer(backend)
  const answers = await Promise.all([...pair, ...pair].map((call) => customer.make(call)))
  const races = backend.lostRaces.splice(0)
  return answers.every(({ status }) => status < 500) && races.length === 0
    ? []
    : [pair.join(' and ')]
}

/** Each run tries one in this many pairs of different calls; nightly runs try all. */
const partOfPairs = 12

const placeOf = (call: string) => changingCalls.indexOf(call)

/** Returns a call and those after it in the table, so that each pair occurs once. */
const partnersOf = (call: string) => changingCalls.slice(placeOf(call))

/** Returns the call itself and every twelfth of the others, which differ from call to call. */
const somePartnersOf = (call: string) =>
  partnersOf(call).filter(
    (other) => other === call || (placeOf(call) + placeOf(other)) % partOfPairs === 0,
  )

async function makeEachPair(call: string, others: readonly string[]) {
  const failed: string[] = []
  for (const other of others) failed.push(...(await makeBoth([call, other])))
  return failed
}

/** PGlite runs one transaction after another. */
describe.runIf(isOnPostgres())('two concurrent calls of one customer', () => {
  test.each(changingCalls)(
    '%s with itself and some others: none fails or deadlocks',
    async (call) => {
      expect(await makeEachPair(call, somePartnersOf(call))).toEqual([])
    },
  )

  test('never fail in six rounds of all pairs', {
    tags: ['nightly'],
    timeout: 1_800_000,
  }, async () => {
    const failed: string[] = []
    for (const call of Array.from({ length: 6 }, () => changingCalls).flat())
      failed.push(...(await makeEachPair(call, partnersOf(call))))
    expect(failed).toEqual([])
  })
})

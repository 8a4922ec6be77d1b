import { describe, expect, test } from 'vitest'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { aBusyCustomer, changingCalls } from '#tests/support/busy-customer.ts'
import { places, stockProduct } from '#tests/support/small-company.ts'
import { isOnPostgres } from '#tests/support/test-database.ts'

const backend = await sharedBackend()
const plenty = { [places.hub]: 100_000, [places.store]: 100_000 }
await stockProduct(backend.db, { id: 1, stock: plenty })
await stockProduct(backend.db, { id: 2 })

test.each(changingCalls)(
  '%s changes something, as the busy customer of these tests makes it',
  async (call) => {
    const customer = await aBusyCustomer(backend)
    const { status, body } = await customer.make(call)
    expect([status, body.error?.message]).toEqual([200, undefined])
  },
)

/** Both calls of a pair twice, as of a shopper with two browsers who presses twice. */
async function makeBoth(pair: readonly [string, string]) {
  const customer = await aBusyCustomer(backend)
  const answers = await Promise.all([...pair, ...pair].map((call) => customer.make(call)))
  const races = backend.lostRaces.splice(0)
  return answers.every(({ status }) => status < 500) && races.length === 0
    ? []
    : [pair.join(' and ')]
}

/** On PGlite transactions run one after the other. */
describe.runIf(isOnPostgres())('two calls of one customer at once', () => {
  async function makeEachPair(call: string) {
    const failed: string[] = []
    for (const other of changingCalls.slice(changingCalls.indexOf(call)))
      failed.push(...(await makeBoth([call, other])))
    return failed
  }

  test.each(changingCalls)(
    '%s with each one: none fails, and none waits in a ring',
    async (call) => {
      expect(await makeEachPair(call)).toEqual([])
    },
  )

  test('none fails in five more rounds of all pairs', {
    tags: ['nightly'],
    timeout: 1_800_000,
  }, async () => {
    const failed: string[] = []
    for (const call of Array.from({ length: 5 }, () => changingCalls).flat())
      failed.push(...(await makeEachPair(call)))
    expect(failed).toEqual([])
  })
})

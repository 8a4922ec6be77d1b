import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '#audit/audit.ts'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { companyLife, stockCompany } from '#tests/support/company-life.ts'

const backend = await sharedBackend()
const life = companyLife(backend)
const names = Object.keys(life) as (keyof typeof life)[]

/** Lives of some twenty hours each. `npm run nightly` runs twenty times as many. */
const lives = Math.ceil(Number(process.env.MODEL_SCHEDULES ?? 20) / 6)
const secondsPerLife = 10

/** Orders and payments make up most of the events. */
const often = ['guestOrders', 'guestOrders', 'isPaid', 'isPaid'] as const

/** Up to three concurrent events at a time. */
const hours = fc.array(
  fc.array(fc.tuple(fc.constantFrom(...names, ...often), fc.nat(1_000)), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 10, maxLength: 25 },
)

test(
  'the books balance after random acts of shoppers, provider, staff and imports, sequential or concurrent',
  async () => {
    await stockCompany(backend)
    await fc.assert(
      fc.asyncProperty(hours, async (events) => {
        for (const together of events)
          await Promise.all(together.map(([name, choice]) => life[name](choice)))
        const { findings } = await audit(backend.db)
        expect(findings.filter(({ count }) => count > 0)).toEqual([])
      }),
      // Lives build on each other, so shrinking one would prove nothing.
      { numRuns: lives, endOnFailure: true },
    )
  },
  lives * secondsPerLife * 1_000,
)

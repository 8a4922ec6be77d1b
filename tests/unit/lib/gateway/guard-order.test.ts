import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, flashOf } from '#tests/support/shop-request.ts'

const factorOfTests = env.rateLimitFactor
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  env.rateLimitFactor = factorOfTests
})

/** Faults of a request. */
interface Wrong {
  origin?: true
  size?: true
  limit?: true
  owner?: true
}

const huge = 'a'.repeat(70_000)

/** Saves an invalid profile with these additional faults. */
async function save(isForm: boolean, { origin, size, limit, owner }: Wrong): Promise<Response> {
  env.rateLimitFactor = limit ? 1e-9 : factorOfTests
  const typed = { name: size ? huge : '', gender: 'FEMALE', email: 'sari@example.com' }
  const request = await aRequest('POST', '/api/user/profile', {
    body: isForm ? String(new URLSearchParams(typed)) : typed,
    isSignedIn: true,
    headers: origin ? { origin: 'https://evil.example' } : {},
    ...(owner && { owner: 'somebody-else' }),
  })
  return serve(request)
}

/** The order in which faults are reported, with their status and code. */
const order: [keyof Wrong | 'rule', number, string][] = [
  ['origin', 403, 'FORBIDDEN'],
  ['size', 413, 'PAYLOAD_TOO_LARGE'],
  ['limit', 429, 'TOO_MANY_REQUESTS'],
  ['owner', 409, 'SESSION_CHANGED'],
  ['rule', 400, 'INVALID_INPUT'],
]

/** Returns all faults from a position in the order on. */
const wrongFrom = (index: number): Wrong =>
  Object.fromEntries(order.slice(index).map(([name]) => [name, true]))

describe('among all errors of a request', () => {
  test.each(order.map(([name, status, code], index) => ({ name, status, code, index })))(
    'scripts get the first: $name',
    async ({ status, code, index }) => {
      const response = await save(false, wrongFrom(index))
      expect([response.status, (await response.json()).error.code]).toEqual([status, code])
    },
  )

  test("a form's page shows the first, in the same order", async () => {
    const said: (string | undefined)[] = []
    for (const index of order.keys()) {
      const flash = await flashOf(await save(true, wrongFrom(index)), '/account')
      said.push(flash?.message || flash?.problems.name)
    }
    expect(new Set(said).size).toBe(order.length)
  })

  test('the input stays after a rate limit, but is hidden from another customer', async () => {
    const limited = await flashOf(await save(true, wrongFrom(2)), '/account')
    expect(limited?.values).toMatchObject({ email: 'sari@example.com' })
    const ofAnother = await flashOf(await save(true, wrongFrom(3)), '/account')
    expect(ofAnother?.values).toEqual({})
  })
})

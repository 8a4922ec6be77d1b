import { type Field, maxLengthOf } from '@etalase/contract/rules/field.ts'
import {
  savedAddressForm as address,
  summaryForm as summary,
} from '@etalase/contract/rules/forms.ts'
import type { DraftPath } from '@etalase/contract/sealed-drafts.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, setCookie } from '#tests/support/shop-request.ts'

/** Returns the longest text that a field accepts. */
const longest = (field: Field, letter = 'a') => letter.repeat(maxLengthOf(field))

const factorOfTests = env.rateLimitFactor
const passwordsOfTests = env.sessionPasswords

const buyer = {
  guest_email: 'sari@example.com',
  address_recipient_name: 'Sari Dewi',
  address_recipient_phone: '0812 3456 7890',
  address_street: 'Jl. Kemang Raya 12',
  address_notes: 'Pagar hijau',
  shipping_notes: 'Bungkus kado',
}
const secrets = Object.values(buyer)
const key = 'f'.repeat(32)
const detailsOf = {
  'checkout-draft': { typedAt: 1_800_000_000_000, buyer },
  'pending-order': { key, buyer },
}

let logged: unknown[]

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...line) => logged.push(...line))
  vi.spyOn(console, 'warn').mockImplementation((...line) => logged.push(...line))
})
afterEach(() => {
  env.rateLimitFactor = factorOfTests
  env.sessionPasswords = passwordsOfTests
  vi.useRealTimers()
  for (const secret of secrets) expect(JSON.stringify(logged)).not.toContain(secret)
  vi.mocked(console.error).mockClear()
})

const paths: readonly DraftPath[] = ['checkout-draft', 'pending-order']
const pieces = (path: DraftPath) => [`${path}-1`, `${path}-2`]

async function put(path: DraftPath, body: object, headers: Record<string, string> = {}) {
  return serve(await aRequest('PUT', `/api/${path}`, { body, headers }))
}

/** Returns the cookies that a response leaves in the browser. */
const cookiesOf = (path: DraftPath, response: Response) =>
  pieces(path)
    .map((name) => [name, setCookie(response, name)])
    .filter(([, value]) => value)
    .map((pair) => pair.join('='))
    .join('; ')

/** Returns a route's response to a browser with these cookies. */
async function get(path: DraftPath, cookie: string): Promise<unknown> {
  const response = await serve(await aRequest('GET', `/api/${path}`, { headers: { cookie } }))
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { data } = await response.json()
  return data.kept
}

describe.each(paths)('%s', (path) => {
  const details = detailsOf[path]

  test('returns what was stored, in a cookie that only the server can read', async () => {
    const response = await put(path, details)
    const [first = ''] = response.headers.getSetCookie()
    expect(first).toMatch(/; HttpOnly/i)
    expect(first).toMatch(/; SameSite=Lax/i)
    expect(first).toContain(`; Path=/api/${path};`)
    for (const secret of secrets) expect(decodeURIComponent(first)).not.toContain(secret)
    expect(await get(path, cookiesOf(path, response))).toEqual(details)
  })

  test('is empty in a browser that has stored nothing', async () => {
    expect(await get(path, '')).toBeNull()
  })

  test.each(['PUT', 'DELETE'] as const)(
    'refuses %s from another origin with 403',
    async (method) => {
      const headers = { origin: 'https://evil.example' }
      const request = await aRequest(method, `/api/${path}`, { body: details, headers })
      const response = await serve(request)
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    },
  )

  test.each([
    ['no JSON', '{broken', 400],
    ['no details', '[]', 400],
    ['a body without end', `{"buyer":"${'x'.repeat(70_000)}"}`, 413],
    [
      'a text over its limit',
      JSON.stringify({ ...details, buyer: { guest_email: `${longest(summary.email)}a` } }),
      400,
    ],
  ])('refuses %s, and keeps what it had', async (_, body, status) => {
    const headers = { 'content-type': 'application/json' }
    const response = await serve(await aRequest('PUT', `/api/${path}`, { body, headers }))
    expect([response.status, response.headers.getSetCookie()]).toEqual([status, []])
  })

  test('holds the longest allowed texts, in any script, in cookies that browsers accept', async () => {
    const buyer = {
      guest_email: longest(summary.email, '界'),
      address_recipient_name: longest(address.recipientName, '界'),
      address_recipient_phone: longest(address.recipientPhone, '界'),
      address_zip: longest(address.zip, '界'),
      address_street: longest(address.street, '界'),
      address_notes: longest(address.notes, '"'),
      shipping_notes: longest(summary.notes, '界'),
    }
    const response = await put(path, { ...details, buyer })
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    for (const cookie of cookies) expect(cookie.length).toBeLessThanOrEqual(4096)
    const kept = await get(path, cookiesOf(path, response))
    expect(kept).toEqual({ ...details, buyer })
  })

  test('leaves no second part of a longer text behind a shorter one', async () => {
    const response = await put(path, details)
    expect(setCookie(response, `${path}-2`)).toBe('')
  })

  test.each([
    ['forged', () => `${path}-1=Fe26.2*1*0123*4567*89ab**cdef`],
    ['cut', (cookie: string) => cookie.slice(0, -8)],
    ['of a piece that is none', () => `${path}-2=x`],
  ])('ignores a cookie that is %s', async (_, change) => {
    const cookie = cookiesOf(path, await put(path, details))
    expect(await get(path, change(cookie))).toBeNull()
  })

  test("ignores another shop's cookie", async () => {
    env.sessionPasswords = ['the-password-of-another-shop-here']
    const cookie = cookiesOf(path, await put(path, details))
    env.sessionPasswords = passwordsOfTests
    expect(await get(path, cookie)).toBeNull()
  })

  test('is deleted on request, and when the customer signs out', async () => {
    const request = await aRequest('DELETE', `/api/${path}`)
    const responses = [
      await serve(request),
      await serve(await aRequest('POST', '/api/session/sign-out')),
    ]
    for (const response of responses)
      for (const name of pieces(path)) expect(setCookie(response, name)).toBe('')
  })

  test('refuses a network that writes endlessly with 429, and says when to retry', async () => {
    env.rateLimitFactor = 0.001
    const headers = { 'x-forwarded-for': path === 'pending-order' ? '192.0.2.8' : '192.0.2.9' }
    const statuses: number[] = []
    for (let write = 0; write < 8; write++)
      statuses.push((await put(path, details, headers)).status)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    expect((await put(path, details, headers)).headers.get('retry-after')).toMatch(/^\d+$/)
  })
})

test.each([
  ['checkout-draft', 72],
  ['pending-order', 24],
] as const)(
  '%s expires after %i hours, even if the browser keeps its cookie',
  async (path, hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-03T03:00:00Z') })
    const response = await put(path, detailsOf[path])
    const cookie = cookiesOf(path, response)
    expect(response.headers.getSetCookie()[0]).toContain(`Max-Age=${hours * 3600};`)
    vi.setSystemTime(Date.now() + (hours - 1) * 3_600_000)
    expect(await get(path, cookie)).toEqual(detailsOf[path])
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    expect(await get(path, cookie)).toBeNull()
  },
)

import { maxLengthOf } from '@etalase/contract/rules/field.ts'
import { cutTo } from '@etalase/contract/rules/text-length.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import { keepCheckoutCookie } from '#lib/session/checkout-cookie.ts'
import type { CookieOptions } from '#lib/session/cookie-jar.ts'
import {
  dropDeviceId,
  keepDeviceId,
  newDeviceId,
  offerDevice,
  readDeviceId,
} from '#lib/session/device.ts'
import { keepFlash, readFlash } from '#lib/session/flash.ts'
import { accountName, keepKnown } from '#lib/session/known-cookie.ts'
import { dropLongCookie, readLongCookie, writeLongCookie } from '#lib/session/long-cookie.ts'
import { keepOfferedToken, keepOrderToken } from '#lib/session/order-cookie.ts'
import { keepReturnPath } from '#lib/session/return-path.ts'
import { seal, unseal } from '#lib/session/seal.ts'
import { dropSession, keepSession, ownerOf, readSession, readToken } from '#lib/session/session.ts'
import { formTable } from '#tests/support/form-table.ts'

const [older, newer, stranger] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
]
const shape = z.object({ token: z.string() })
const minute = 60

/** Creates a browser's cookies, with the options each was set with. */
function aBrowser() {
  const cookies = new Map<string, { value: string; options: CookieOptions }>()
  return {
    cookies,
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string, options: CookieOptions) =>
      options.maxAge > 0 ? cookies.set(name, { value, options }) : cookies.delete(name),
  }
}

afterEach(() => vi.useRealTimers())

describe('a seal', () => {
  test('hides its content, and returns it', async () => {
    const sealed = await seal({ token: 'secret-token' }, [newer], minute)
    expect(sealed).not.toContain('secret-token')
    expect(atob(sealed.replaceAll(/[^A-Za-z0-9+/]/g, '').slice(0, 64))).not.toContain('secret')
    expect(await unseal(sealed, [newer], shape)).toEqual({ token: 'secret-token' })
  })

  test('opens with every password of the list, in any position', async () => {
    const sealed = await seal({ token: 't' }, [older], minute)
    expect(await unseal(sealed, [newer, older], shape)).toEqual({ token: 't' })
    expect(await unseal(sealed, [stranger, newer, older], shape)).toEqual({ token: 't' })
  })

  test('is made only with the first password of the list', async () => {
    const sealed = await seal({ token: 't' }, [newer, older], minute)
    expect(await unseal(sealed, [older], shape)).toBeNull()
    expect(await unseal(sealed, [newer], shape)).toEqual({ token: 't' })
  })

  test('made with a removed password is rejected', async () => {
    const sealed = await seal({ token: 't' }, [older], minute)
    expect(await unseal(sealed, [newer], shape)).toBeNull()
  })

  test('is rejected after its time, even if a copy was saved', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const sealed = await seal({ token: 't' }, [newer], minute)
    expect(await unseal(sealed, [newer], shape)).not.toBeNull()
    vi.advanceTimersByTime(3 * minute * 1000)
    expect(await unseal(sealed, [newer], shape)).toBeNull()
  })

  test('with one changed letter is rejected', async () => {
    const sealed = await seal({ token: 't' }, [newer], minute)
    const middle = Math.floor(sealed.length / 2)
    const letter = sealed[middle] === 'A' ? 'B' : 'A'
    const forged = sealed.slice(0, middle) + letter + sealed.slice(middle + 1)
    expect(await unseal(forged, [newer], shape)).toBeNull()
  })

  test.each(['', 'x', 'Fe26.2**', '{"token":"t"}', `Fe26.2*1*${'*'.repeat(20)}`])(
    'is not %o',
    async (forged) => {
      expect(await unseal(forged, [newer], shape)).toBeNull()
    },
  )

  test('with content of another shape is rejected', async () => {
    const sealed = await seal({ token: 7 }, [newer], minute)
    expect(await unseal(sealed, [newer], shape)).toBeNull()
  })

  test('is not made without a password', () => {
    expect(() => seal({ token: 't' }, [], minute)).toThrow('SESSION_PASSWORD')
  })
})

describe('the cookies', () => {
  test('of session and device are inaccessible to scripts and other sites', async () => {
    const browser = aBrowser()
    await keepSession(browser, { token: 'secret-token', owner: 'sari' })
    keepDeviceId(browser, newDeviceId())
    for (const { options } of browser.cookies.values()) {
      expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
    }
    expect(browser.cookies.get('session')?.value).not.toContain('secret-token')
    expect(await readToken(browser)).toBe('secret-token')
  })

  describe('when the shop is served over TLS', () => {
    beforeEach(() => {
      vi.resetModules()
      vi.stubEnv('SHOP_URL', 'https://shop.example')
    })
    afterEach(() => {
      vi.unstubAllEnvs()
      vi.resetModules()
    })

    test('are sent over TLS alone, and browsers refuse them from a subdomain', async () => {
      const session = await import('#lib/session/session.ts')
      const device = await import('#lib/session/device.ts')
      const browser = aBrowser()
      await session.keepSession(browser, { token: 't', owner: 'sari' })
      device.keepDeviceId(browser, newDeviceId())
      expect([...browser.cookies.keys()]).toEqual(['__Host-session', '__Host-device_id'])
      for (const { options } of browser.cookies.values()) {
        expect(options).toMatchObject({ secure: true, path: '/' })
      }
      expect(await session.readToken(browser)).toBe('t')
      device.dropDeviceId(browser)
      expect(device.readDeviceId(browser)).toBeUndefined()
    })

    test('are ignored under their name without TLS, which a subdomain can set', async () => {
      const { readDeviceId: read } = await import('#lib/session/device.ts')
      const planted = newDeviceId()
      const get = (name: string) => (name === 'device_id' ? { value: planted } : undefined)
      expect(read({ get })).toBeUndefined()
    })

    test('of one page have the prefix that allows a path, also when deleted', async () => {
      const { expiredFlashCookie } = await import('#lib/session/flash.ts')
      expect(expiredFlashCookie('/cart')).toBe(
        '__Secure-form-cart=; Path=/cart; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      )
    })
  })

  test('identify the owner of pages without the e-mail address, the same at each sign-in', async () => {
    expect(ownerOf(' Sari@example.com')).toBe(ownerOf('sari@example.com'))
    expect(ownerOf('sari@example.com')).not.toBe(ownerOf('budi@example.com'))
    expect(ownerOf('sari@example.com')).toMatch(/^[0-9a-f]{22}$/)
  })

  test('of an earlier release, without an owner, keep the customer signed in', async () => {
    const sealed = await seal({ token: 't' }, env.sessionPasswords, minute)
    const session = await readSession({ get: () => ({ value: sealed }) })
    expect(session).toEqual({ token: 't', owner: ownerOf('t') })
  })

  test('an ended session keeps the device, with its cart', async () => {
    const browser = aBrowser()
    const device = newDeviceId()
    keepDeviceId(browser, device)
    await keepSession(browser, { token: 't', owner: 'sari' })
    dropSession(browser)
    expect(await readToken(browser)).toBeNull()
    expect(readDeviceId(browser)).toBe(device)
    dropDeviceId(browser)
    expect(readDeviceId(browser)).toBeUndefined()
  })

  test.each(['', 'admin', '../../etc', '5BE995EF-CF37-4BDF-BE44-BC153E2DA15E'])(
    'rejects a device id %o that we did not make',
    (value) => {
      expect(readDeviceId({ get: () => ({ value }) })).toBeUndefined()
    },
  )
})

describe('the one-time message of a form page', () => {
  const said = {
    page: '/sign-in',
    values: { email: 'sari@example.com' },
    problems: { password: 'The email address or password is wrong.' },
    message: '',
    isDone: false,
  } as const

  test('is returned from its seal, on its own page alone', async () => {
    const browser = aBrowser()
    await keepFlash(browser, said)
    expect(browser.cookies.get('form-sign-in')?.value).not.toContain('sari')
    expect(browser.cookies.get('form-sign-in')?.options).toMatchObject({
      path: '/sign-in',
      maxAge: 60,
    })
    expect(await readFlash(browser, '/sign-in')).toEqual(said)
    expect(await readFlash(browser, '/sign-up')).toBeNull()
  })

  test('cannot be forged', async () => {
    const forged = JSON.stringify({ ...said, message: 'Call 0800-FRAUD' })
    expect(await readFlash({ get: () => ({ value: forged }) }, '/sign-in')).toBeNull()
  })

  test.each([
    ['of 1,000 letters', 'a'.repeat(1_000), 1_000],
    ['that is too long, which stays too long', 'a'.repeat(5_000), 1_001],
    ['of 400 emoji', '🧵'.repeat(400), 400],
  ])('keeps a typed text %s', async (_, typed, length) => {
    const browser = aBrowser()
    await keepFlash(browser, { ...said, values: { text: typed } })
    expect((await readFlash(browser, '/sign-in'))?.values.text).toBe(cutTo(typed, length))
  })

  test('drops the input that does not fit: no part passes for the whole', async () => {
    const browser = aBrowser()
    await keepFlash(browser, { ...said, values: { text: '🧵'.repeat(1_000) } })
    expect(await readFlash(browser, '/sign-in')).toEqual({ ...said, values: {} })
  })

  test('has room for the longest text of any form', () => {
    const limits = Object.values(formTable).flatMap(({ form }) =>
      Object.values(form).map(maxLengthOf),
    )
    expect(Math.max(...limits.filter(Number.isFinite))).toBeLessThanOrEqual(1_000)
  })

  test('is cut when it would not fit into a cookie', async () => {
    const browser = aBrowser()
    const long = 'a'.repeat(100_000)
    await keepFlash(browser, { ...said, values: { email: long } })
    expect(browser.cookies.get('form-sign-in')?.value.length).toBeLessThan(4_000)
    expect((await readFlash(browser, '/sign-in'))?.problems).toEqual(said.problems)
  })
})

test.each<[name: string, seconds: number, keep: (browser: ReturnType<typeof aBrowser>) => unknown]>(
  [
    // Browsers' maximum is 400 days.
    ['device_id', 34_560_000, (browser) => keepDeviceId(browser, newDeviceId())],
    ['device_offer_1', 300, (browser) => offerDevice(browser, '1')],
    ['known', 34_560_000, (browser) => keepKnown(browser, { name: accountName('a@b.co') })],
    ['order', 86_400, (browser) => keepOrderToken(browser, 'token')],
    ['offered-order', 600, (browser) => keepOfferedToken(browser, 'token')],
    ['return-to', 3_600, (browser) => keepReturnPath(browser, '/account')],
    ['checkout-forms-1', 259_200, (browser) => keepCheckoutCookie(browser, undefined, {})],
  ],
)('the cookie %s is stored for %i seconds', async (name, seconds, keep) => {
  const browser = aBrowser()
  await keep(browser)
  expect(browser.get(name)?.options.maxAge).toBe(seconds)
})

test('an offered device id covers the whole site, so that no subdomain can set one', () => {
  const browser = aBrowser()
  offerDevice(browser, '1')
  expect(browser.get('device_offer_1')?.options.path).toBe('/')
})

describe('a long cookie', () => {
  const kind = { name: 'long', maxAgeSeconds: minute, path: '/long' }
  const longest = 'x'.repeat(7_600)

  test('is refused as a whole one character beyond its limit, and stored up to it', () => {
    const browser = aBrowser()
    expect(writeLongCookie(browser, kind, `${longest}x`)).toBe(false)
    expect(browser.cookies.size).toBe(0)
    expect(writeLongCookie(browser, kind, longest)).toBe(true)
    expect(readLongCookie(browser, kind)).toBe(longest)
    for (const { value } of browser.cookies.values()) expect(value.length).toBeLessThan(4_000)
  })

  test('leaves no part of a longer one before it, and no part when deleted', () => {
    const browser = aBrowser()
    writeLongCookie(browser, kind, longest)
    writeLongCookie(browser, kind, 'short')
    expect(readLongCookie(browser, kind)).toBe('short')
    dropLongCookie(browser, kind)
    expect(readLongCookie(browser, kind)).toBeUndefined()
  })
})

import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptySavedAddress } from '#lib/account/saved-address.ts'
import { serve } from '#lib/gateway/serve.ts'
import { keepAddressDraft, readAddressDraft } from '#lib/session/address-draft.ts'
import { keepCheckoutCookie, readCheckoutCookie } from '#lib/session/checkout-cookie.ts'
import type { CookieReader, CookieWriter } from '#lib/session/cookie-jar.ts'
import { keepFlash, readFlash } from '#lib/session/flash.ts'
import { keepOrderToken, readOrderToken } from '#lib/session/order-cookie.ts'
import { readReturnPath } from '#lib/session/return-path.ts'
import { keepSealedDraft, readSealedDraft } from '#lib/session/sealed-draft-cookies.ts'
import { keepSession } from '#lib/session/session.ts'
import { aRequest, testDevice } from '#tests/support/shop-request.ts'

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  const error = { message: 'Ended.', code: 'UNAUTHORIZED' }
  backendStub.use(
    http.all('http://localhost:4000/*', () => HttpResponse.json({ error }, { status: 401 })),
  )
})

afterEach(() => vi.mocked(console.error).mockClear())

type Jar = CookieReader & CookieWriter

/** Creates a browser with its cookies. */
function aBrowser() {
  const kept = new Map([['device_id', testDevice]])
  const jar: Jar = {
    get: (name) => (kept.has(name) ? { value: kept.get(name) ?? '' } : undefined),
    set: (name, value) => (value === '' ? kept.delete(name) : kept.set(name, value)),
  }
  const take = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, decodeURIComponent(value), Object.create(null))
    }
  }
  const cookie = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    jar,
    kept,
    take,
    cookie,
    signIn: (owner: string) => keepSession(jar, { token: 't', owner }),
  }
}

type Browser = ReturnType<typeof aBrowser>

const buyer = { typedAt: 1_800_000_000_000, buyer: { address_street: 'Jl. Melati 5' } }
const typed = { ...emptySavedAddress, street: 'Jl. Melati 5' }

/** Drafts that a customer typed, by storage; read as the signed-in customer or a guest. */
const drafts: [
  name: string,
  put: (jar: Jar) => unknown,
  read: (jar: Jar, owner?: string) => unknown,
][] = [
  [
    'the checkout',
    (jar) => keepSealedDraft(jar, 'checkout-draft', buyer, 'sari'),
    (jar, owner) => readSealedDraft(jar, 'checkout-draft', owner),
  ],
  [
    'the checkout without scripts',
    (jar) => keepCheckoutCookie(jar, 'sari', { street: 'Jl. Melati 5' }),
    readCheckoutCookie,
  ],
  [
    'an address',
    (jar) => keepAddressDraft(jar, { owner: 'sari', id: null, address: typed }),
    (jar) => readAddressDraft(jar, null),
  ],
]

/** Returns the browser after a 401 response to a scripted call or a plain form. */
async function refuse({ take, cookie }: Browser, isPlain: boolean) {
  const headers = { cookie: cookie(), referer: 'http://shop.test/checkout', 'x-page-owner': 'sari' }
  const body = isPlain
    ? 'name=Sari&gender=FEMALE&email=sari%40example.com'
    : { product_detail_id: 5 }
  const path = isPlain ? 'user/profile' : 'user/wishlist'
  const response = await serve(await aRequest('POST', `/api/${path}`, { headers, body }))
  take(response)
  return response.status
}

describe.each([
  ['by scripts', false, 401],
  ['by a plain form', true, 303],
])('a call %s that is refused with 401', (_, isPlain, status) => {
  test.each(drafts)(
    "keeps the customer's input for %s, for them alone",
    async (_name, put, read) => {
      const browser = aBrowser()
      await browser.signIn('sari')
      await put(browser.jar)
      const before = await read(browser.jar, 'sari')
      expect(before).toBeTruthy()
      expect(await refuse(browser, isPlain)).toBe(status)
      expect(await read(browser.jar)).toBeFalsy()
      await browser.signIn('budi')
      expect(await read(browser.jar, 'budi')).toBeFalsy()
      await browser.signIn('sari')
      expect(await read(browser.jar, 'sari')).toEqual(before)
    },
  )

  test('keeps only the device id and the way back', async () => {
    const browser = aBrowser()
    const { jar, kept } = browser
    await browser.signIn('sari')
    await keepOrderToken(jar, 'token-of-an-order')
    const pending = { key: 'k', buyer: { guest_email: 'sari@example.com' } }
    await keepSealedDraft(jar, 'pending-order', pending, undefined)
    const said = { values: {}, problems: {}, message: 'Joined.', isDone: true }
    await keepFlash(jar, { page: '/cart', ...said })
    expect(await readOrderToken(jar)).toBe('token-of-an-order')
    expect(await readFlash(jar, '/cart')).toMatchObject({ message: 'Joined.' })
    await refuse(browser, isPlain)
    expect([...kept.keys()].toSorted()).toEqual(['device_id', 'return-to'])
    expect(kept.get('device_id')).toBe(testDevice)
    expect(readReturnPath(jar, null)).toBe('/checkout')
  })
})

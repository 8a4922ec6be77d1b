import { newsletterConsents } from '@etalase/backend-kit/db/schema/newsletter-consents.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, addressForm, saveAddress, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
let customer: TestCustomer
let other: TestCustomer

beforeEach(async () => {
  customer = await aCustomer(backend.app)
  other = await aCustomer(backend.app)
})

const addressesOf = async ({ headers }: TestCustomer) =>
  (await callEndpoint(backend.app, 'GET user/address', {}, headers)).user_addresses

const change = (call: string, input: object, by: TestCustomer = customer) =>
  send(backend.app, call, input, by.headers)

describe('the profile', () => {
  const profile = { name: 'Sari D.', gender: 'FEMALE', email: 'sari.d@example.com' }

  test('can be changed, and the new address can sign in', async () => {
    const { message } = await callEndpoint(
      backend.app,
      'POST user/profile',
      { ...profile, password: customer.password },
      customer.headers,
    )
    expect(message).toBe('Your profile have been successfully updated.')
    const credentials = { email: profile.email, password: customer.password }
    expect((await send(backend.app, 'POST auth/sign-in', credentials)).status).toBe(200)
  })

  test("refuses another customer's address, and stays unchanged", async () => {
    const { password } = customer
    const { body } = await change('POST user/profile', { ...profile, email: other.email, password })
    expect(body.error?.code).toBe('EMAIL_TAKEN')
    const answer = await callEndpoint(backend.app, 'GET user/profile', {}, customer.headers)
    expect(answer.profile.email).toBe(customer.email)
  })

  test('limits attempts to find out which addresses have an account', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) {
      const { status } = await change('POST user/profile', { ...profile, email: other.email })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    const unchanged = { ...profile, email: customer.email }
    expect((await change('POST user/profile', unchanged)).status).toBe(200)
  })

  test.each([undefined, 'not the password'])(
    'refuses a new address with the password %o, and stays unchanged',
    async (password) => {
      const input = { ...profile, email: 'thief@example.com', password }
      const { status, body } = await change('POST user/profile', input)
      expect([status, body.error?.code]).toEqual([400, 'WRONG_PASSWORD'])
      const { profile: kept } = await callEndpoint(
        backend.app,
        'GET user/profile',
        {},
        customer.headers,
      )
      expect([kept.email, kept.name]).toEqual([customer.email, 'Sari Dewi'])
    },
  )

  test('voids passwords that were mailed to the old address or are still queued', async () => {
    const { email, password } = customer
    const ask = () => callEndpoint(backend.app, 'POST auth/forgot-password', { email })
    await ask()
    const [mail] = await backend.mailsOf('new-password')
    const mailed = /^\w{12}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    const renamed = { ...profile, email: 'moved@example.com' }
    expect((await change('POST user/profile', { ...renamed, password })).status).toBe(200)
    await ask()
    expect(await backend.mailsOf('new-password')).toHaveLength(1)
    const signIn = (typed: string) =>
      send(backend.app, 'POST auth/sign-in', { email: renamed.email, password: typed })
    expect((await signIn(mailed)).body.error?.code).toBe('WRONG_PASSWORD')
    expect((await signIn(password)).status).toBe(200)
  })

  test('keeps mailed passwords valid when the address stays', async () => {
    const { email } = customer
    await callEndpoint(backend.app, 'POST auth/forgot-password', { email })
    const [mail] = await backend.mailsOf('new-password')
    await change('POST user/profile', { ...profile, email: email.toUpperCase() })
    const password = /^\w{12}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await send(backend.app, 'POST auth/sign-in', { email, password })).status).toBe(200)
  })

  test('needs no password for the same address in another case', async () => {
    const input = { ...profile, email: customer.email.toUpperCase() }
    expect((await change('POST user/profile', input)).status).toBe(200)
  })

  test('notifies the old address of a change, and only then', async () => {
    const { password } = customer
    await change('POST user/profile', { ...profile, email: customer.email })
    await change('POST user/profile', { ...profile, email: 'thief@example.com', password: 'no' })
    expect(await backend.mailsOf('email-changed')).toEqual([])
    await change('POST user/profile', { ...profile, email: 'new.sari@example.com', password })
    const told = await backend.mailsOf('email-changed')
    expect(told.map(({ to }) => to)).toEqual([customer.email])
  })

  test('the newsletter is on after subscribing, even twice, and off after unsubscribing', async () => {
    const subscription = async () =>
      (await callEndpoint(backend.app, 'GET user/profile', {}, customer.headers))
        .newsletter_subscription
    await change('POST user/newsletter/subscribe', {})
    await change('POST user/newsletter/subscribe', {})
    expect(await subscription()).toBe(true)
    await change('POST user/newsletter/unsubscribe', {})
    expect(await subscription()).toBe(false)
  })
})

describe('the consent to the newsletter', () => {
  const consents = () => backend.db.select().from(newsletterConsents).orderBy(newsletterConsents.id)
  const inFooter = { source: 'footer', wording: 'New arrivals, now and then. [Subscribe]' }

  test('is stored with time, form, wording and language, once per subscription', async () => {
    const headers = { ...customer.headers, 'accept-language': 'id' }
    await send(backend.app, 'POST user/newsletter/subscribe', inFooter, headers)
    await change('POST user/newsletter/subscribe', { source: 'account', wording: 'Later words.' })
    const kept = { ...inFooter, givenAt: backend.clock.now, language: 'id', withdrawnAt: null }
    expect(await consents()).toMatchObject([kept])
    const answer = await callEndpoint(backend.app, 'GET user/profile', {}, customer.headers)
    expect(answer.newsletter_consent).toEqual({ ...inFooter, given_at: toWib(kept.givenAt) })
  })

  test('stays stored as withdrawn, and the next subscription adds another', async () => {
    await change('POST user/newsletter/subscribe', inFooter)
    await change('POST user/newsletter/unsubscribe', {})
    const answer = await callEndpoint(backend.app, 'GET user/profile', {}, customer.headers)
    expect(answer.newsletter_consent).toBeNull()
    await change('POST user/newsletter/subscribe', {})
    expect(await consents()).toMatchObject([
      { ...inFooter, withdrawnAt: backend.clock.now },
      { source: null, wording: null, withdrawnAt: null },
    ])
  })

  test('is refused from an unknown form, or with over 500 characters of wording', async () => {
    for (const body of [{ source: 'elsewhere' }, { wording: 'x'.repeat(501) }]) {
      const { status } = await change('POST user/newsletter/subscribe', body)
      expect(status).toBe(400)
    }
    expect(await consents()).toEqual([])
  })
})

describe('saved addresses', () => {
  test('the first one is primary, later ones are not', async () => {
    await saveAddress(backend.app, customer)
    await saveAddress(backend.app, customer, { address_label: 'Office' })
    const saved = await addressesOf(customer)
    expect(saved.map(({ label, is_primary }) => [label, is_primary])).toEqual([
      ['Home', true],
      ['Office', false],
    ])
    expect(saved[0]).toMatchObject({
      recipient_phone: '+6281234567890',
      subdistrict: { subdistrict_name: 'Cilandak' },
      city: { type: 'Kota', city_name: 'Jakarta Selatan' },
      province: { province_name: 'DKI Jakarta' },
    })
  })

  test('concurrent first addresses leave one primary', async () => {
    const labels = ['Home', 'Office', 'Mum']
    await Promise.all(
      labels.map((address_label) => change('POST user/address', { ...addressForm, address_label })),
    )
    const saved = await addressesOf(customer)
    expect(saved.map((address) => address.is_primary)).toEqual([true, false, false])
  })

  test.each([
    ['with notes', 'Blue gate'],
    ['without notes', ''],
  ])('posted twice, concurrently or later, are stored once: %s', async (_, address_notes) => {
    const form = { ...addressForm, address_notes }
    await Promise.all([1, 2].map(() => change('POST user/address', form)))
    const again = { ...form, recipient_phone: '+62 812-3456-7890' }
    expect((await change('POST user/address', again)).status).toBe(200)
    expect(await addressesOf(customer)).toHaveLength(1)
  })

  test('may equal an address of another customer', async () => {
    for (const one of [customer, other]) {
      await callEndpoint(backend.app, 'POST user/address', addressForm, one.headers)
      expect(await addressesOf(one)).toHaveLength(1)
    }
  })

  test('another address can be made primary', async () => {
    const first = await saveAddress(backend.app, customer)
    const second = await saveAddress(backend.app, customer)
    expect((await change('POST user/address-primary', { user_address_id: second })).status).toBe(
      200,
    )
    const saved = await addressesOf(customer)
    expect(saved.map(({ id, is_primary }) => [id, is_primary])).toEqual([
      [second, true],
      [first, false],
    ])
  })

  test('the primary address can be neither made primary again nor removed', async () => {
    const user_address_id = await saveAddress(backend.app, customer)
    for (const call of ['POST user/address-primary', 'DELETE user/address']) {
      const { status, body } = await change(call, { user_address_id })
      expect([status, body.error?.code]).toEqual([400, 'PRIMARY_ADDRESS'])
    }
    expect(await addressesOf(customer)).toHaveLength(1)
  })

  test('exactly one is primary, even when removing an address races with making it primary', async () => {
    await saveAddress(backend.app, customer)
    for (let round = 0; round < 8; round++) {
      const user_address_id = await saveAddress(backend.app, customer)
      await Promise.all([
        change('POST user/address-primary', { user_address_id }),
        change('DELETE user/address', { user_address_id }),
      ])
      const primary = (await addressesOf(customer)).filter((address) => address.is_primary)
      expect(primary).toHaveLength(1)
    }
  })

  test('an address that is not primary can be changed and removed', async () => {
    await saveAddress(backend.app, customer)
    const user_address_id = await saveAddress(backend.app, customer)
    await change('PUT user/address', { ...addressForm, user_address_id, address_label: 'Mum' })
    expect((await addressesOf(customer))[1]).toMatchObject({ label: 'Mum' })
    await change('DELETE user/address', { user_address_id })
    expect(await addressesOf(customer)).toHaveLength(1)
  })

  test("hide another customer's addresses, and refuse to change them", async () => {
    await saveAddress(backend.app, other)
    const user_address_id = await saveAddress(backend.app, other)
    expect(await addressesOf(customer)).toEqual([])
    for (const call of ['PUT user/address', 'DELETE user/address', 'POST user/address-primary']) {
      const { status } = await change(call, { ...addressForm, user_address_id, address_label: 'X' })
      expect(status).toBe(404)
    }
    expect((await addressesOf(other)).map((address) => address.label)).toEqual(['Home', 'Home'])
  })

  test.each([
    ['a sub-district of another city', { subdistrict_id: places.bandung }],
    ['a city of another province', { province_id: 32 }],
    ['a sub-district that does not exist', { subdistrict_id: 999_999 }],
    ['a phone number that cannot be one', { recipient_phone: '12' }],
    ['an empty street', { address_street: ' ' }],
    ['a zip code of mails', { recipient_zip: 'none' }],
    ['a zip code of four digits', { recipient_zip: '1243' }],
    ['an empty label', { address_label: '' }],
  ])('%s is refused', async (_, wrong) => {
    const { status } = await change('POST user/address', { ...addressForm, ...wrong })
    expect(status).toBe(400)
    expect(await addressesOf(customer)).toEqual([])
  })

  test('are limited to 50 per customer', async () => {
    const numbered = (i: number) => ({ ...addressForm, address_label: `Home ${i}` })
    for (let i = 0; i < 50; i++) await change('POST user/address', numbered(i))
    expect((await change('POST user/address', addressForm)).status).toBe(400)
  })
})

describe('the wishlist', () => {
  beforeEach(() => stockProduct(backend.db, { id: 1, percent: 10, stock: { [places.hub]: 1 } }))

  const wishesOf = async ({ headers }: TestCustomer, query: object = {}) =>
    (await callEndpoint(backend.app, 'GET user/wishlist', query, headers)).user_wishlists

  test('has a product once, with the data of its card', async () => {
    await change('POST user/wishlist', { product_detail_id: 1 })
    await change('POST user/wishlist', { product_detail_id: 1 })
    expect(await wishesOf(customer)).toMatchObject([
      { product_detail_id: 1, product_name: 'Oxford shirt', retail_price: 200_000 },
    ])
    expect(await wishesOf(customer, { product_detail_id: 1 })).toHaveLength(1)
    expect(await wishesOf(customer, { product_detail_id: 2 })).toEqual([])
  })

  test('is empty after removing a product once or twice', async () => {
    await change('POST user/wishlist', { product_detail_id: 1 })
    await change('DELETE user/wishlist', { product_detail_id: 1 })
    expect((await change('DELETE user/wishlist', { product_detail_id: 1 })).status).toBe(200)
    expect(await wishesOf(customer)).toEqual([])
  })

  test('belongs to one customer, and guests get 401', async () => {
    await change('POST user/wishlist', { product_detail_id: 1 }, other)
    expect(await wishesOf(customer)).toEqual([])
    expect((await send(backend.app, 'GET user/wishlist')).status).toBe(401)
  })

  test('refuses a product that does not exist', async () => {
    expect((await change('POST user/wishlist', { product_detail_id: 99 })).status).toBe(404)
  })
})

import { afterAll, expect, test } from 'vitest'
import { findByEmail, updateCustomer } from '#customer/engine-customer.ts'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

const password = 'a long password'

async function signUp(email = `${crypto.randomUUID()}@example.com`) {
  const person = { name: 'Dewi', gender: 'FEMALE', email, password, password_conf: password }
  const { data } = await call('POST auth/sign-up', person)
  return { email, token: String(data.access_token) }
}

const as = (token: string) => ({ authorization: token })
const profile = (token: string) => call('GET user/profile', {}, as(token))

const signIn = async (email: string, typed = password) =>
  String((await call('POST auth/sign-in', { email, password: typed })).data.access_token)

test('a token that was altered, or signed with another secret, is rejected', async () => {
  const { token } = await signUp()
  const [id, ...rest] = token.split('.')
  expect((await profile([`${id}x`, ...rest].join('.'))).status).toBe(401)
  expect((await profile(`${token.slice(0, -4)}AAAA`)).status).toBe(401)
  expect((await profile(token)).status).toBe(200)
})

test('changing the password ends every session and returns a new token', async () => {
  const { email, token } = await signUp()
  const other = await signIn(email)
  const forms = {
    old_password: password,
    new_password: 'another one',
    new_password_conf: 'another one',
  }
  const { data } = await call('POST user/change-password', forms, as(token))
  expect((await profile(other)).status).toBe(401)
  expect((await profile(token)).status).toBe(401)
  expect((await profile(String(data.access_token))).status).toBe(200)
})

test('a sign-out ends one session, and a sign-out everywhere ends all of them', async () => {
  const { email, token } = await signUp()
  const [second, third] = [await signIn(email), await signIn(email)]
  await call('POST auth/sign-out', {}, as(token))
  expect((await profile(token)).status).toBe(401)
  expect((await profile(second)).status).toBe(200)
  await call('POST auth/sign-out', { everywhere: 1 }, as(second))
  expect((await profile(third)).status).toBe(401)
})

test('concurrent sign-outs all end their sessions', async () => {
  const { email, token } = await signUp()
  const tokens = [token, await signIn(email), await signIn(email)]
  await Promise.all(tokens.map((each) => call('POST auth/sign-out', {}, as(each))))
  const after = await Promise.all(tokens.map(profile))
  expect(after.map(({ status }) => status)).toEqual([401, 401, 401])
})

test('a profile change that began before a sign-out restores no ended session', async () => {
  const { email, token: first } = await signUp()
  await call('POST auth/sign-out', { everywhere: 1 }, as(first))
  const [token, other] = [await signIn(email), await signIn(email)]
  const before = await findByEmail(adapter.engine, email)
  await call('POST auth/sign-out', { everywhere: 1 }, as(token))
  if (before) await updateCustomer(adapter.engine, before, { gender: 'MALE' })
  expect((await profile(other)).status).toBe(401)
  expect((await profile(token)).status).toBe(401)
})

test('an email address has one account, whatever its case', async () => {
  const { email } = await signUp()
  const form = {
    name: 'B',
    gender: 'MALE',
    email: email.toUpperCase(),
    password,
    password_conf: password,
  }
  expect(await call('POST auth/sign-up', form)).toMatchObject({ status: 400, code: 'EMAIL_TAKEN' })
})

test('an interrupted sign-up can be completed with its own password only', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  await fetch(`${engine.url}/auth/customer/emailpass/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const form = { name: 'C', gender: 'MALE', email }
  const strange = { ...form, password: 'somebody else', password_conf: 'somebody else' }
  expect((await call('POST auth/sign-up', strange)).code).toBe('EMAIL_TAKEN')
  expect(
    (await call('POST auth/sign-up', { ...form, password, password_conf: password })).status,
  ).toBe(200)
})

test('the mailed password signs in, replaces the old one and ends earlier sessions', async () => {
  const { email, token } = await signUp()
  await call('POST auth/forgot-password', { email })
  await expect.poll(() => tested.mails).toHaveLength(1)
  const mailed = /\n\n([A-Za-z2-9]{12})\n\n/.exec(tested.mails[0]?.text ?? '')?.[1] ?? ''
  const fresh = await signIn(email, mailed)
  expect((await profile(fresh)).status).toBe(200)
  expect((await profile(token)).status).toBe(401)
  const old = await call('POST auth/sign-in', { email, password })
  expect(old).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
})

test('a password mailed to the old address is void after an address change', async () => {
  const { email, token } = await signUp()
  tested.mails.length = 0
  await call('POST auth/forgot-password', { email })
  await expect.poll(() => tested.mails).toHaveLength(1)
  const mailed = /\n\n([A-Za-z2-9]{12})\n\n/.exec(tested.mails[0]?.text ?? '')?.[1] ?? ''
  const moved = { name: 'Sari', gender: 'FEMALE', email: `moved.${email}`, password }
  expect((await call('POST user/profile', moved, as(token))).status).toBe(200)
  const answer = await call('POST auth/sign-in', { email: moved.email, password: mailed })
  expect(answer).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
})

test('links and mails of an order use only the new address after an address change', async () => {
  const { email, token } = await signUp()
  const local_device_id = crypto.randomUUID()
  await call(
    'POST cart',
    { local_device_id, product_detail_id: 1_001, size: 'S', qty: 1 },
    as(token),
  )
  const body = { local_device_id, shipping_type: 'PICKUP_ON_STORE', showroom_id: 2 }
  expect((await call('POST checkout-trx', body, as(token))).status).toBe(200)
  const { trx_ref = '' } = engine.state.orders.at(-1) ?? {}
  const order_number = trx_ref.slice(0, 8)
  /** Returns the token of the link that is mailed to this request. */
  const linkFor = async (typed: object) => {
    tested.mails.length = 0
    await call('POST order-link', typed)
    await expect.poll(() => tested.mails).toHaveLength(1)
    const order_token = /order\/open\?token=(\S+)/.exec(tested.mails[0]?.text ?? '')?.[1] ?? ''
    return { to: tested.mails[0]?.to, order_token }
  }
  const opened = async (order_token: string) =>
    (await call('POST order-by-token', { order_token })).code ?? 'open'

  const before = await linkFor({ order_number, email })
  expect(before.to).toBe(email)
  expect(await opened(before.order_token)).toBe('open')
  const moved = { name: 'Sari', gender: 'FEMALE', email: `moved.${email}`, password }
  expect((await call('POST user/profile', moved, as(token))).status).toBe(200)
  expect(await opened(before.order_token)).toBe('LINK_EXPIRED')

  const after = await linkFor({ order_number, email: moved.email })
  expect(after.to).toBe(moved.email)
  expect(await opened(after.order_token)).toBe('open')
  tested.mails.length = 0
  const strange = { order_number, email }
  for (const typed of [strange, { order_token: before.order_token }])
    expect((await call('POST order-link', typed)).status).toBe(200)
  const renewed = await linkFor({ order_token: after.order_token })
  expect(renewed.to).toBe(moved.email)

  const shown = await call('GET user/orders', {}, as(token))
  expect(shown.data.user_orders).toMatchObject([{ payment_data: { custEmail: moved.email } }])
  engine.state.orders.length = 0
})

test('a forgotten password sends no mail to an address without an account', async () => {
  tested.mails.length = 0
  const { status } = await call('POST auth/forgot-password', { email: 'nobody@example.com' })
  expect(status).toBe(200)
  expect(tested.mails).toEqual([])
})

test('deleting an account needs the password, and is refused before a paid order has arrived', async () => {
  const { email, token } = await signUp()
  const account = engine.state.byEmail(email)
  expect((await call('POST user/delete-account', { password: 'guessed' }, as(token))).code).toBe(
    'WRONG_PASSWORD',
  )
  const paid = { customer_id: account?.id ?? '', status: 'PAID' }
  engine.state.orders.push({
    ...paid,
    id: 1,
    trx_ref: '',
    idempotency_key: null,
    device_id: '',
    email,
    location_id: '',
    lines: [],
  })
  expect((await call('POST user/delete-account', { password }, as(token))).code).toBe('OPEN_ORDERS')
  engine.state.orders.length = 0
  expect((await call('POST user/delete-account', { password }, as(token))).status).toBe(200)
  expect((await profile(token)).status).toBe(401)
})

test('a new email address needs the password, and must not be taken', async () => {
  const [{ token }, taken] = [await signUp(), await signUp()]
  const form = { name: 'Dewi', gender: 'FEMALE', email: `${crypto.randomUUID()}@example.com` }
  expect((await call('POST user/profile', form, as(token))).code).toBe('WRONG_PASSWORD')
  const toTaken = { ...form, email: taken.email, password }
  expect((await call('POST user/profile', toTaken, as(token))).code).toBe('EMAIL_TAKEN')
  expect((await call('POST user/profile', { ...form, password }, as(token))).status).toBe(200)
  const { data } = await profile(token)
  expect(data.profile).toMatchObject({ email: form.email })
})

test('an address saved twice concurrently is stored once', async () => {
  const { token } = await signUp()
  const form = {
    address_label: 'Home',
    recipient_name: 'Dewi',
    recipient_phone: '081234567890',
    recipient_zip: '12730',
    address_street: 'Jl. Satu 1',
    province_id: 31,
    city_id: 3174,
    subdistrict_id: 317401,
  }
  await Promise.all([1, 2].map(() => call('POST user/address', form, as(token))))
  const { data } = await call('GET user/address', {}, as(token))
  expect(data.user_addresses).toMatchObject([{ label: 'Home', is_primary: 1 }])
})

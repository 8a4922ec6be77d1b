import { SoftPasskey } from '@etalase/testkit/soft-passkey.ts'
import { subMinutes } from 'date-fns/subMinutes'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

beforeEach(() => {
  tested.mails.length = 0
})

const here = { rpId: 'shop.test', origin: 'http://shop.test' }
const password = 'a long password'

async function aCustomer() {
  const email = `${crypto.randomUUID()}@example.com`
  const person = { name: 'Dewi', gender: 'FEMALE', email, password, password_conf: password }
  const { data } = await call('POST auth/sign-up', person)
  return { email, headers: { authorization: String(data.access_token) } }
}
type Customer = Awaited<ReturnType<typeof aCustomer>>

const challengeOf = ({ data }: Awaited<ReturnType<typeof call>>) =>
  String(Object(data.options).challenge)

/** Returns the challenge for a new passkey of a customer. */
const begin = async ({ headers }: Customer) =>
  challengeOf(await call('POST user/passkey-options', { password }, headers))

const add = ({ headers }: Customer, credential: object, name = 'My phone') =>
  call('POST user/passkey', { credential, name }, headers)

async function aCustomerWithKey() {
  const customer = await aCustomer()
  const key = new SoftPasskey()
  const added = await add(customer, key.create({ ...here, challenge: await begin(customer) }))
  expect(added.status).toBe(200)
  return { customer, key }
}

/** Returns the challenge of a sign-in. */
const challenge = async () => challengeOf(await call('POST auth/passkey-options'))

const signIn = (credential: object) => call('POST auth/passkey', { credential })

const listOf = async ({ headers }: Customer) =>
  (await call('GET user/passkeys', {}, headers)).data.passkeys as { id: number; name: string }[]

const refused = { status: 400, code: 'PASSKEY_REFUSED' }

describe('a passkey', () => {
  test('signs its customer in, and the password still works', async () => {
    const { customer, key } = await aCustomerWithKey()
    const { email } = customer
    const { data } = await signIn(key.get({ ...here, challenge: await challenge() }))
    expect(data).toMatchObject({ email })
    const headers = { authorization: String(data.access_token) }
    const { data: read } = await call('GET user/profile', {}, headers)
    expect(read.profile).toMatchObject({ email })
    expect(await listOf(customer)).toMatchObject([
      { name: 'My phone', created_at: expect.any(String), used_at: expect.any(String) },
    ])
    expect((await call('POST auth/sign-in', { email, password })).status).toBe(200)
  })

  test("can be removed, and the customer's other one keeps working", async () => {
    const { customer, key: first } = await aCustomerWithKey()
    const second = new SoftPasskey()
    const made = second.create({ ...here, challenge: await begin(customer) })
    await add(customer, made, 'My laptop')
    const [newest, oldest] = await listOf(customer)
    expect([newest?.name, oldest?.name]).toEqual(['My laptop', 'My phone'])
    await call('POST user/passkey-remove', { id: oldest?.id }, customer.headers)
    const asked = async () => ({ ...here, challenge: await challenge() })
    expect(await signIn(first.get(await asked()))).toMatchObject(refused)
    expect((await signIn(second.get(await asked()))).status).toBe(200)
  })

  test('cannot be removed by another customer', async () => {
    const { customer } = await aCustomerWithKey()
    const [key] = await listOf(customer)
    const { headers } = await aCustomer()
    const answer = await call('POST user/passkey-remove', { id: key?.id }, headers)
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await listOf(customer)).toHaveLength(1)
  })

  test('of a customer that the engine no longer has is refused', async () => {
    const { customer, key } = await aCustomerWithKey()
    engine.state.customers.delete(engine.state.byEmail(customer.email)?.id ?? '')
    const credential = key.get({ ...here, challenge: await challenge() })
    expect(await signIn(credential)).toMatchObject(refused)
  })

  test('is deleted when a mailed password signs in, since an intruder may have added it', async () => {
    const { customer, key } = await aCustomerWithKey()
    const { email } = customer
    tested.mails.length = 0
    await call('POST auth/forgot-password', { email })
    await expect.poll(() => tested.mails).toHaveLength(1)
    const [, mailed = ''] = /\n\n([A-Za-z2-9]{12})\n\n/.exec(tested.mails[0]?.text ?? '') ?? []
    const { data } = await call('POST auth/sign-in', { email, password: mailed })
    const credential = key.get({ ...here, challenge: await challenge() })
    expect(await signIn(credential)).toMatchObject(refused)
    const headers = { authorization: String(data.access_token) }
    expect(await listOf({ email, headers })).toEqual([])
  })

  test('survives a password change by its owner', async () => {
    const { customer, key } = await aCustomerWithKey()
    const [new_password, new_password_conf] = ['another one', 'another one']
    const form = { old_password: password, new_password, new_password_conf }
    await call('POST user/change-password', form, customer.headers)
    const credential = key.get({ ...here, challenge: await challenge() })
    expect((await signIn(credential)).status).toBe(200)
  })
})

describe('a sign-in', () => {
  test('with one response sent twice, concurrently or later, succeeds once', async () => {
    const { key } = await aCustomerWithKey()
    const credential = key.get({ ...here, challenge: await challenge() })
    const answers = await Promise.all([signIn(credential), signIn(credential)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await signIn(credential)).toMatchObject(refused)
  })

  test.each([
    ['of another origin', { origin: 'http://shop.test.example' }],
    ['of another relying party', { rpId: 'other.test' }],
    ['to a challenge that we did not make', { challenge: 'bWFkZSB1cA' }],
    ['to no challenge', { challenge: '' }],
    ['of a person who was not checked', { isVerified: false }],
  ])('with a response %s is refused', async (_, other) => {
    const { key } = await aCustomerWithKey()
    const asked = { ...here, challenge: await challenge(), ...other }
    expect(await signIn(key.get(asked))).toMatchObject(refused)
  })

  test('with a response after five minutes is refused', async () => {
    const { key } = await aCustomerWithKey()
    const { now } = adapter
    adapter.now = () => subMinutes(new Date(), 6)
    const credential = key.get({ ...here, challenge: await challenge() })
    adapter.now = now
    expect(await signIn(credential)).toMatchObject(refused)
  })

  test('with a response signed by another key is refused', async () => {
    const { key } = await aCustomerWithKey()
    const { key: strangers } = await aCustomerWithKey()
    const credential = strangers.get({ ...here, challenge: await challenge() })
    const id = key.id.toString('base64url')
    expect(await signIn({ ...credential, id, rawId: id })).toMatchObject(refused)
  })

  test("with a registration's challenge is refused", async () => {
    const { customer, key } = await aCustomerWithKey()
    const credential = key.get({ ...here, challenge: await begin(customer) })
    expect(await signIn(credential)).toMatchObject(refused)
  })
})

describe('a new passkey', () => {
  test("is announced to the account's owner by one mail that names it", async () => {
    const { customer } = await aCustomerWithKey()
    expect(tested.mails).toMatchObject([
      { to: customer.email, text: expect.stringContaining('“My phone”') },
    ])
  })

  test('is not stored when the mail cannot be sent', async () => {
    const customer = await aCustomer()
    const { send } = adapter.mail
    adapter.mail.send = () => Promise.reject(new Error('no mail server'))
    const key = new SoftPasskey().create({ ...here, challenge: await begin(customer) })
    expect((await add(customer, key)).status).toBe(500)
    adapter.mail.send = send
    expect(await listOf(customer)).toEqual([])
  })

  test('needs the password', async () => {
    const { headers } = await aCustomer()
    const answer = await call('POST user/passkey-options', { password: 'guessed' }, headers)
    expect(answer).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' })
  })

  test('is refused for a challenge of another customer, of a sign-in, or already used, and sends no mail', async () => {
    const [customer, stranger] = [await aCustomer(), await aCustomer()]
    const make = (given: string) => new SoftPasskey().create({ ...here, challenge: given })
    expect(await add(customer, make(await begin(stranger)))).toMatchObject(refused)
    expect(await add(customer, make(await challenge()))).toMatchObject(refused)
    expect(tested.mails).toEqual([])
    const own = await begin(customer)
    expect((await add(customer, make(own))).status).toBe(200)
    expect(await add(customer, make(own))).toMatchObject(refused)
    expect(await listOf(customer)).toHaveLength(1)
  })

  test('is refused when another customer has it, and stays theirs', async () => {
    const { customer, key } = await aCustomerWithKey()
    const stranger = await aCustomer()
    const again = key.create({ ...here, challenge: await begin(stranger) })
    expect(await add(stranger, again)).toMatchObject(refused)
    const { data } = await signIn(key.get({ ...here, challenge: await challenge() }))
    expect(data.email).toBe(customer.email)
  })

  test('is refused when the account has 20', async () => {
    const { customer } = await aCustomerWithKey()
    const [key] = engine.state.passkeys
    if (!key) throw new Error('No passkey was added')
    const more = (index: number) => ({ ...key, id: `more_${index}`, credential_id: `more${index}` })
    engine.state.passkeys.push(...Array.from({ length: 19 }, (_, index) => more(index)))
    const made = new SoftPasskey().create({ ...here, challenge: await begin(customer) })
    expect(await add(customer, made)).toMatchObject(refused)
    expect(await listOf(customer)).toHaveLength(20)
  })
})

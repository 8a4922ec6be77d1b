import { passkeyChallenges, passkeys } from '@etalase/backend-kit/db/schema/passkeys.ts'
import { SoftPasskey } from '@etalase/testkit/soft-passkey.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { describe, expect, test } from 'vitest'
import { retentionJobs } from '#retention.ts'
import { aCustomer, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'
import { shopUrl } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock } = backend
const rpId = new URL(shopUrl).hostname
const here = { rpId, origin: shopUrl }

const begin = async ({ password, headers }: TestCustomer) =>
  (await callEndpoint(app, 'POST user/passkey-options', { password }, headers)).options.challenge

const add = ({ headers }: TestCustomer, credential: object) =>
  send(app, 'POST user/passkey', { credential, name: 'My phone' }, headers)

/** Signs up a customer with a passkey. */
async function aCustomerWithKey() {
  const customer = await aCustomer(app)
  const key = new SoftPasskey()
  const added = await add(customer, key.create({ ...here, challenge: await begin(customer) }))
  expect(added.status).toBe(200)
  return { customer, key }
}

const challenge = async () =>
  (await callEndpoint(app, 'POST auth/passkey-options')).options.challenge

const signIn = (credential: object) => send(app, 'POST auth/passkey', { credential })

const listOf = async ({ headers }: TestCustomer) =>
  (await callEndpoint(app, 'GET user/passkeys', {}, headers)).passkeys

const refused = [400, 'PASSKEY_REFUSED']
const codeOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.error?.code]

describe('a passkey', () => {
  test('signs its customer in, and the password still works', async () => {
    const { customer, key } = await aCustomerWithKey()
    const credential = key.get({ ...here, challenge: await challenge() })
    const answer = await callEndpoint(app, 'POST auth/passkey', { credential })
    expect(answer.email).toBe(customer.email)
    const headers = { authorization: answer.access_token }
    const { profile } = await callEndpoint(app, 'GET user/profile', {}, headers)
    expect(profile.email).toBe(customer.email)
    expect(await listOf(customer)).toMatchObject([
      { name: 'My phone', used_at: expect.any(String) },
    ])
    const { email, password } = customer
    await callEndpoint(app, 'POST auth/sign-in', { email, password })
  })

  test("uses an algorithm that any backend can check, whatever Node's version prefers", async () => {
    const customer = await aCustomer(app)
    const { password, headers } = customer
    const { options } = await callEndpoint(app, 'POST user/passkey-options', { password }, headers)
    const named = Object(options).pubKeyCredParams.map(({ alg }: { alg: number }) => alg)
    expect(named).toEqual([-7, -8, -257])
    const mlDsa44 = -48
    const asked = { ...here, challenge: options.challenge, algorithm: mlDsa44 }
    expect(codeOf(await add(customer, new SoftPasskey().create(asked)))).toEqual(refused)
  })

  test("can be removed, and the customer's other one keeps working", async () => {
    const { customer, key: first } = await aCustomerWithKey()
    const second = new SoftPasskey()
    await add(customer, second.create({ ...here, challenge: await begin(customer) }))
    const [, oldest] = await listOf(customer)
    const removal = { id: oldest?.id }
    await callEndpoint(app, 'POST user/passkey-remove', removal, customer.headers)
    const asked = async () => ({ ...here, challenge: await challenge() })
    expect(codeOf(await signIn(first.get(await asked())))).toEqual(refused)
    expect((await signIn(second.get(await asked()))).status).toBe(200)
  })

  test('cannot be removed by another customer', async () => {
    const { customer } = await aCustomerWithKey()
    const [key] = await listOf(customer)
    const stranger = await aCustomer(app)
    const answer = await send(app, 'POST user/passkey-remove', { id: key?.id }, stranger.headers)
    expect(codeOf(answer)).toEqual([404, 'NOT_FOUND'])
    expect(await listOf(customer)).toHaveLength(1)
  })

  test('is deleted with its account', async () => {
    const { customer, key } = await aCustomerWithKey()
    const { password, headers } = customer
    await begin(customer)
    await callEndpoint(app, 'POST user/delete-account', { password }, headers)
    expect([await db.$count(passkeys), await db.$count(passkeyChallenges)]).toEqual([0, 0])
    const credential = key.get({ ...here, challenge: await challenge() })
    expect(codeOf(await signIn(credential))).toEqual(refused)
  })
})

describe('a sign-in', () => {
  test('with a used response is refused', async () => {
    const { key } = await aCustomerWithKey()
    const credential = key.get({ ...here, challenge: await challenge() })
    expect((await signIn(credential)).status).toBe(200)
    expect(codeOf(await signIn(credential))).toEqual(refused)
  })

  test('with one response sent twice concurrently succeeds once', async () => {
    const { key } = await aCustomerWithKey()
    const credential = key.get({ ...here, challenge: await challenge() })
    const answers = await Promise.all([signIn(credential), signIn(credential)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test.each([
    ['of another origin', { origin: 'https://shop.test.example' }],
    ['of another relying party', { rpId: 'other.test' }],
    ['to a challenge that we did not make', { challenge: 'bWFkZSB1cA' }],
    ['of a person who was not checked', { isVerified: false }],
  ])('with a response %s is refused', async (_, other) => {
    const { key } = await aCustomerWithKey()
    const asked = { ...here, challenge: await challenge(), ...other }
    expect(codeOf(await signIn(key.get(asked)))).toEqual(refused)
  })

  test('with a response after five minutes is refused, and the challenge is deleted', async () => {
    const { key } = await aCustomerWithKey()
    const credential = key.get({ ...here, challenge: await challenge() })
    clock.now = addMinutes(clock.now, 6)
    expect(codeOf(await signIn(credential))).toEqual(refused)
    for (const job of retentionJobs) await job(db, clock.now)
    expect(await db.$count(passkeyChallenges)).toBe(0)
  })

  test('with a response signed by another key is refused', async () => {
    const { key } = await aCustomerWithKey()
    const { key: strangers } = await aCustomerWithKey()
    const credential = strangers.get({ ...here, challenge: await challenge() })
    const id = key.id.toString('base64url')
    expect(codeOf(await signIn({ ...credential, id, rawId: id }))).toEqual(refused)
  })

  test("with a registration's challenge is refused", async () => {
    const { customer, key } = await aCustomerWithKey()
    const credential = key.get({ ...here, challenge: await begin(customer) })
    expect(codeOf(await signIn(credential))).toEqual(refused)
  })
})

describe('a new passkey', () => {
  test("is announced to the account's owner by one mail that names it", async () => {
    const { customer } = await aCustomerWithKey()
    const [mail, ...others] = await backend.mailsOf('passkey-added')
    expect(mail).toMatchObject({ to: customer.email })
    expect(mail?.text).toContain('“My phone”')
    expect(others).toEqual([])
  })

  test('sends no mail when refused', async () => {
    const [customer, other] = [await aCustomer(app), await aCustomer(app)]
    const key = new SoftPasskey().create({ ...here, challenge: await begin(other) })
    expect(codeOf(await add(customer, key))).toEqual(refused)
    expect(await backend.mailsOf('passkey-added')).toEqual([])
  })

  test('needs the password', async () => {
    const { headers } = await aCustomer(app)
    const wrong = { password: 'not the password' }
    const answer = await send(app, 'POST user/passkey-options', wrong, headers)
    expect(codeOf(answer)).toEqual([400, 'WRONG_PASSWORD'])
  })

  test('is refused for a challenge of another customer, of a sign-in, or already used', async () => {
    const [customer, stranger] = [await aCustomer(app), await aCustomer(app)]
    const make = (given: string) => new SoftPasskey().create({ ...here, challenge: given })
    expect(codeOf(await add(customer, make(await begin(stranger))))).toEqual(refused)
    expect(codeOf(await add(customer, make(await challenge())))).toEqual(refused)
    const own = await begin(customer)
    expect((await add(customer, make(own))).status).toBe(200)
    expect(codeOf(await add(customer, make(own)))).toEqual(refused)
    expect(await listOf(customer)).toHaveLength(1)
  })

  test('is refused when another customer has it, and stays theirs', async () => {
    const { customer, key } = await aCustomerWithKey()
    const stranger = await aCustomer(app)
    const again = key.create({ ...here, challenge: await begin(stranger) })
    expect(codeOf(await add(stranger, again))).toEqual(refused)
    const credential = key.get({ ...here, challenge: await challenge() })
    const { email } = await callEndpoint(app, 'POST auth/passkey', { credential })
    expect(email).toBe(customer.email)
  })

  test('is refused from another origin', async () => {
    const customer = await aCustomer(app)
    const asked = { rpId, origin: 'https://evil.example', challenge: await begin(customer) }
    expect(codeOf(await add(customer, new SoftPasskey().create(asked)))).toEqual(refused)
  })
})

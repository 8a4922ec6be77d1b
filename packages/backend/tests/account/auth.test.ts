import {
  accessTokens,
  customers,
  temporaryPasswords,
} from '@etalase/backend-kit/db/schema/customers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteExpiredPasswords } from '#account/temporary-password.ts'
import { deleteExpiredTokens } from '#account/token-repository.ts'
import { aCustomer, aPerson, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

const signIn = (email: string, password: string) =>
  send(backend.app, 'POST auth/sign-in', { email, password })

const signInData = (email: string, password: string) =>
  callEndpoint(backend.app, 'POST auth/sign-in', { email, password })

const profileWith = (authorization: string) =>
  send(backend.app, 'GET user/profile', {}, { authorization })

/** Returns the password in the latest mail. */
async function mailedPassword(): Promise<string> {
  const mail = (await backend.mailsOf('new-password')).at(-1)
  return /^\w{12}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

describe('signing up', () => {
  test('opens an account and signs in', async () => {
    const { headers, email } = await aCustomer(backend.app)
    const { profile, newsletter_subscription } = await callEndpoint(
      backend.app,
      'GET user/profile',
      {},
      headers,
    )
    expect(profile).toEqual({ name: 'Sari Dewi', gender: 'FEMALE', email })
    expect(newsletter_subscription).toBe(false)
  })

  test('stores neither password nor token in plain text', async () => {
    const { password, headers } = await aCustomer(backend.app)
    const stored = JSON.stringify([
      await backend.db.select().from(customers),
      await backend.db.select().from(accessTokens),
    ])
    expect(stored).toContain('$argon2id$')
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(headers.authorization)
  })

  test.each([
    [
      'a password of 7 characters',
      { password: '1234567', password_conf: '1234567' },
      'INVALID_INPUT',
    ],
    ['a confirmation that differs', { password_conf: 'kopi susu 89' }, 'PASSWORD_MISMATCH'],
    ['text that is not an e-mail address', { email: 'sari@' }, 'INVALID_INPUT'],
    ['a gender that is not listed', { gender: 'X' }, 'INVALID_INPUT'],
    ['an empty name', { name: '  ' }, 'INVALID_INPUT'],
  ])('is refused with %s', async (_, change, code) => {
    const person = aPerson()
    const { status, body } = await send(backend.app, 'POST auth/sign-up', {
      ...person,
      password_conf: person.password,
      ...change,
    })
    expect([status, body.error?.code]).toEqual([400, code])
    expect(await backend.db.$count(customers)).toBe(0)
  })

  test('refuses a taken address in any case, and leaves the account unchanged', async () => {
    const { email, password } = await aCustomer(backend.app)
    const { body } = await send(backend.app, 'POST auth/sign-up', {
      ...aPerson(),
      email: email.toUpperCase(),
      password: 'another one',
      password_conf: 'another one',
    })
    expect(body.error?.code).toBe('EMAIL_TAKEN')
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('stays possible for the owner of an address that strangers tried', async () => {
    const person = { ...aPerson(), password_conf: 'something else' }
    for (let attempt = 1; attempt <= 12; attempt++)
      expect((await send(backend.app, 'POST auth/sign-up', person)).status).toBe(400)
    const own = { ...person, password_conf: person.password }
    expect((await send(backend.app, 'POST auth/sign-up', own)).status).toBe(200)
  })

  test('concurrently with the same address opens one account', async () => {
    const person = { ...aPerson(), password_conf: 'kopi susu 88' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(backend.app, 'POST auth/sign-up', person)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })
})

describe('signing in', () => {
  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await aCustomer(backend.app)
    const wrong = await signIn(email, 'not the password')
    const unknown = await signIn('nobody@example.com', 'not the password')
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'WRONG_PASSWORD' } } })
  })

  test('ignores the case of the address', async () => {
    const { email, password } = await aCustomer(backend.app)
    expect((await signIn(email.toUpperCase(), password)).status).toBe(200)
  })

  test('lasts 30 days', async () => {
    const { headers } = await aCustomer(backend.app)
    backend.clock.now = new Date('2026-09-02T02:59:00Z')
    expect((await profileWith(headers.authorization)).status).toBe(200)
    backend.clock.now = new Date('2026-09-02T03:01:00Z')
    expect((await profileWith(headers.authorization)).body.error?.code).toBe('UNAUTHORIZED')
    await deleteExpiredTokens(backend.db, backend.clock.now)
    expect(await backend.db.$count(accessTokens)).toBe(0)
  })

  test('refuses the eleventh attempt on an account within 15 minutes, even with the right password', async () => {
    const { email, password } = await aCustomer(backend.app)
    for (let attempt = 1; attempt <= 10; attempt++) await signIn(email, `guess ${attempt}`)
    const { status, body } = await signIn(email, password)
    expect(status).toBe(429)
    expect(body.error).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Please try again in 15 minutes.',
    })
    expect((await signIn('other@example.com', password)).status).toBe(400)
  })

  test('stays possible for a known browser while strangers guess', async () => {
    const { email, password } = await aCustomer(backend.app)
    const { device_token } = await signInData(email, password)
    for (let attempt = 1; attempt <= 10; attempt++) await signIn(email, `guess ${attempt}`)
    expect((await signIn(email, password)).status).toBe(429)
    const again = await send(backend.app, 'POST auth/sign-in', { email, password, device_token })
    expect(again.status).toBe(200)
    expect(Object(again.body.data).device_token).toBe(device_token)
  })

  test('limits a known browser to ten guesses, and blocks no other browser', async () => {
    const { email, password } = await aCustomer(backend.app)
    const [mine, stolen] = [await signInData(email, password), await signInData(email, password)]
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 11; attempt++) {
      const guess = { email, password: `guess ${attempt}`, device_token: stolen.device_token }
      statuses.push((await send(backend.app, 'POST auth/sign-in', guess)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    const own = { email, password, device_token: mine.device_token }
    expect((await send(backend.app, 'POST auth/sign-in', own)).status).toBe(200)
  })

  test('treats a device token that is forged or of another account as a stranger', async () => {
    const { email, password } = await aCustomer(backend.app)
    const other = await aCustomer(backend.app)
    const { device_token } = await signInData(other.email, other.password)
    for (let attempt = 1; attempt <= 10; attempt++) await signIn(email, `guess ${attempt}`)
    for (const token of [device_token, `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'none']) {
      const input = { email, password, device_token: token }
      expect((await send(backend.app, 'POST auth/sign-in', input)).status).toBe(429)
    }
  })

  test('allows an IP address 300 accounts in 15 minutes; an IPv6 network counts as one', {
    timeout: 120_000,
  }, async () => {
    const from = (remoteAddress: string, attempt: number) =>
      backend.app.inject({
        method: 'POST',
        url: '/auth/forgot-password',
        remoteAddress,
        payload: { email: `somebody${attempt}@example.com` },
      })
    const statuses: number[] = []
    for (let attempt = 0; attempt <= 300; attempt++) {
      const response = await from(`2001:db8::${attempt.toString(16)}`, attempt)
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([...Array(300).fill(200), 429])
    expect((await from('2001:db8:0:1::1', 1)).statusCode).toBe(200)
  })

  test.each(['', 'x', 'Bearer ', 'null'])('rejects the forged token %j', async (token) => {
    expect((await profileWith(token)).status).toBe(401)
  })

  test('answers an ended session with 401 on a cart call, instead of continuing as a guest', async () => {
    const device = { local_device_id: crypto.randomUUID() }
    const { status } = await send(backend.app, 'GET cart', device, { authorization: 'ended' })
    expect(status).toBe(401)
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string) => send(backend.app, 'POST auth/forgot-password', { email })

  test('gets the same answer for known and unknown addresses, and a mail for known ones only', async () => {
    const { email } = await aCustomer(backend.app)
    expect(await forgot(email)).toEqual(await forgot('nobody@example.com'))
    const mails = await backend.mailsOf('new-password')
    expect(mails.map((mail) => mail.to)).toEqual([email])
  })

  test('the mailed password signs in and replaces the old one', async () => {
    const { email, password } = await aCustomer(backend.app)
    await forgot(email)
    const mailed = await mailedPassword()
    expect((await signIn(email, password)).status).toBe(200)
    expect((await signIn(email, mailed)).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(400)
    backend.clock.now = new Date('2026-08-20T03:00:00Z')
    expect((await signIn(email, mailed)).status).toBe(200)
  })

  test('an unused mailed password expires after 24 hours', async () => {
    const { email } = await aCustomer(backend.app)
    await forgot(email)
    const mailed = await mailedPassword()
    backend.clock.now = new Date('2026-08-04T03:00:01Z')
    expect((await signIn(email, mailed)).status).toBe(400)
    await deleteExpiredPasswords(backend.db, backend.clock.now)
    expect(await backend.db.$count(temporaryPasswords)).toBe(0)
  })

  test('is mailed at most three times in a quarter of an hour, always with the same answer', async () => {
    const { email } = await aCustomer(backend.app)
    const first = await forgot(email)
    for (let n = 0; n < 12; n++) {
      // Two that are still queued count as one.
      await backend.mailsOf('new-password')
      expect(await forgot(email)).toEqual(first)
    }
    expect(await backend.mailsOf('new-password')).toHaveLength(3)
    expect(await forgot('nobody2@example.com')).toEqual(first)
  })

  test('is mailed to a known browser, however often strangers requested it', async () => {
    const { email, password } = await aCustomer(backend.app)
    const { device_token } = await signInData(email, password)
    for (let n = 0; n < 4; n++) {
      await forgot(email)
      await backend.mailsOf('new-password')
    }
    await send(backend.app, 'POST auth/forgot-password', { email, device_token })
    expect(await backend.mailsOf('new-password')).toHaveLength(4)
  })

  test('keeps earlier mailed passwords valid until one of them is used', async () => {
    const { email } = await aCustomer(backend.app)
    const mailed: string[] = []
    for (let n = 0; n < 3; n++) {
      await forgot(email)
      mailed.push(await mailedPassword())
    }
    expect(new Set(mailed).size).toBe(3)
    expect((await signIn(email, mailed[0] ?? '')).status).toBe(200)
    expect((await signIn(email, mailed[1] ?? '')).status).toBe(400)
    expect((await signIn(email, mailed[2] ?? '')).status).toBe(400)
    expect((await signIn(email, mailed[0] ?? '')).status).toBe(200)
  })

  test('mailed to one customer opens no other account', async () => {
    const [sari, budi] = [await aCustomer(backend.app), await aCustomer(backend.app)]
    await forgot(sari.email)
    expect((await signIn(budi.email, await mailedPassword())).status).toBe(400)
  })

  test('using the mailed password ends every earlier session', async () => {
    const { email, headers } = await aCustomer(backend.app)
    await forgot(email)
    await signIn(email, await mailedPassword())
    expect((await profileWith(headers.authorization)).status).toBe(401)
  })

  test('is stored in no table as plain text', async () => {
    const { email } = await aCustomer(backend.app)
    await forgot(email)
    const mailed = await mailedPassword()
    expect(mailed).toHaveLength(12)
    for (const table of [customers, temporaryPasswords])
      expect(JSON.stringify(await backend.db.select().from(table))).not.toContain(mailed)
  })
})

describe('changing the password', () => {
  let customer: TestCustomer
  beforeEach(async () => {
    customer = await aCustomer(backend.app)
  })

  const change = (changes: object = {}) =>
    send(
      backend.app,
      'POST user/change-password',
      {
        old_password: customer.password,
        new_password: 'teh tarik 99',
        new_password_conf: 'teh tarik 99',
        ...changes,
      },
      customer.headers,
    )

  test('ends every session and returns a new token', async () => {
    const elsewhere = (await signIn(customer.email, customer.password)).body.data
    const { body } = await change()
    expect((await profileWith(customer.headers.authorization)).status).toBe(401)
    expect((await profileWith(Object(elsewhere).access_token)).status).toBe(401)
    expect((await profileWith(Object(body.data).access_token)).status).toBe(200)
    expect((await signIn(customer.email, 'teh tarik 99')).status).toBe(200)
  })

  test("is limited to ten attempts, whatever the other fields or the token's spelling", async () => {
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 12; attempt++) {
      const { status } = await send(
        backend.app,
        'POST user/change-password',
        {
          old_password: `guess ${attempt}`,
          new_password: 'teh tarik 99',
          new_password_conf: 'teh tarik 99',
          email: `x${attempt}@example.com`,
        },
        { authorization: `Bearer${' '.repeat(attempt)}${customer.headers.authorization}` },
      )
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })

  test.each([
    ['a wrong old password', { old_password: 'wrong' }, 'WRONG_PASSWORD'],
    ['a confirmation that differs', { new_password_conf: 'teh tarik 98' }, 'PASSWORD_MISMATCH'],
    ['7 characters', { new_password: '1234567', new_password_conf: '1234567' }, 'INVALID_INPUT'],
  ])('is refused with %s, and every session continues', async (_, changes, code) => {
    const { status, body } = await change(changes)
    expect([status, body.error?.code]).toEqual([400, code])
    expect((await profileWith(customer.headers.authorization)).status).toBe(200)
  })
})

import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { addDays } from 'date-fns/addDays'
import { subMinutes } from 'date-fns/subMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmationDays, issueConfirmationToken } from '#account/confirmation-token.ts'
import { findByEmail } from '#account/customer-repository.ts'
import { handleNotification } from '#orders/handle-notification.ts'
import { aCustomer, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, aNotification, checkOut, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
const { app, db } = backend

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.store]: 9 } }))

/** Places a guest's order with an address and returns its bill number. */
async function guestOrder(guest_email: string): Promise<string> {
  const device = aDevice()
  await addToCart(app, device, 1, 1)
  return (await checkOut(app, device, { ...pickupBody, guest_email })).order_id
}

/** Lists the bill numbers in My Orders. */
async function ordersOf({ headers }: TestCustomer): Promise<string[]> {
  const { user_orders } = await callEndpoint(app, 'GET user/orders', {}, headers)
  return user_orders.map(({ trx_ref }) => trx_ref)
}

const isConfirmed = async ({ headers }: TestCustomer) =>
  (await callEndpoint(app, 'GET user/profile', {}, headers)).is_email_confirmed

/** Returns the token in the latest mail to an address. */
async function mailedToken(email: string): Promise<string> {
  const sent = await backend.mailsOf('confirm-email')
  const mail = sent.findLast(({ to }) => to === email)
  return /\/confirm-email\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const confirm = (token: string) => send(app, 'POST auth/confirm-email', { token })

const mailAgain = ({ headers }: TestCustomer) =>
  send(app, 'POST user/confirmation-mail', {}, headers)

const changeEmail = ({ headers, password }: TestCustomer, email: string) =>
  callEndpoint(
    app,
    'POST user/profile',
    { name: 'Sari', gender: 'FEMALE', email, password },
    headers,
  )

describe('before the email address is confirmed', () => {
  test('an account lists no orders that guests placed with it', async () => {
    const customer = await aCustomer(app)
    const trxRef = await guestOrder(customer.email)
    await callEndpoint(app, 'POST auth/sign-in', customer)
    expect(await ordersOf(customer)).toEqual([])
    expect(await isConfirmed(customer)).toBe(false)
    const opened = await send(app, 'POST order-lookup', {
      order_number: trxRef.slice(0, 8),
      email: customer.email,
    })
    expect(opened.status).toBe(200)
  })

  test.each([
    ['is none', () => 'none'],
    ['names nobody', (token: string) => `9${token}`],
    ['is for another customer', (token: string) => token.replace(/^\d+/, '1')],
    ['has a later expiry', (token: string) => token.replace(/\.\d+\./, '.9999999999.')],
    ['is written in another way', (token: string) => `0${token}`],
    ['is not signed', (token: string) => `${token.slice(0, -3)}AAA`],
  ])('a token that %s confirms nothing', async (_, forge) => {
    const other = await aCustomer(app)
    const customer = await aCustomer(app)
    await guestOrder(customer.email)
    const { status, body } = await confirm(forge(await mailedToken(customer.email)))
    expect([status, body.error?.code]).toEqual([400, 'LINK_EXPIRED'])
    expect(await ordersOf(customer)).toEqual([])
    expect([await isConfirmed(customer), await isConfirmed(other)]).toEqual([false, false])
  })

  test('a token signed with another secret confirms nothing', async () => {
    const customer = await aCustomer(app)
    const row = await findByEmail(db, customer.email)
    if (!row) throw new Error('no customer')
    const forged = issueConfirmationToken('another secret', row, backend.clock.now)
    expect((await confirm(forged)).body.error?.code).toBe('LINK_EXPIRED')
  })

  test('an expired link is refused, and a new one works', async () => {
    const customer = await aCustomer(app)
    const token = await mailedToken(customer.email)
    backend.clock.now = addDays(backend.clock.now, confirmationDays)
    expect((await confirm(token)).body.error?.message).toContain('no longer works')
    await mailAgain(customer)
    expect((await confirm(await mailedToken(customer.email))).status).toBe(200)
  })
})

describe('the mailed link', () => {
  test('moves guest orders with this address, in any case, to the account', async () => {
    const customer = await aCustomer(app)
    const theirs = [
      await guestOrder(customer.email),
      await guestOrder(customer.email.toUpperCase()),
    ]
    await guestOrder('somebody@example.com')
    const { body } = await confirm(await mailedToken(customer.email))
    expect(body.data).toEqual({
      message:
        'Your email address is confirmed. 2 orders you placed as a guest are now in your account.',
    })
    expect((await ordersOf(customer)).toSorted()).toEqual(theirs.toSorted())
    expect(await isConfirmed(customer)).toBe(true)
  })

  test('closes the guest lookup of moved orders, which are now behind a password', async () => {
    const customer = await aCustomer(app)
    const trxRef = await guestOrder(customer.email)
    await confirm(await mailedToken(customer.email))
    const { email } = customer
    const found = await send(app, 'POST order-lookup', { order_number: trxRef.slice(0, 8), email })
    expect(found.body.error?.code).toBe('ORDER_UNKNOWN')
  })

  test('works once', async () => {
    const customer = await aCustomer(app)
    const token = await mailedToken(customer.email)
    await confirm(token)
    const { status, body } = await confirm(token)
    expect([status, body.error]).toMatchObject([400, { code: 'LINK_EXPIRED' }])
    expect(body.error?.message).toContain('already used')
  })

  test('works once when clicked twice concurrently', async () => {
    const customer = await aCustomer(app)
    const token = await mailedToken(customer.email)
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('works just before it expires', async () => {
    const customer = await aCustomer(app)
    const token = await mailedToken(customer.email)
    backend.clock.now = subMinutes(addDays(backend.clock.now, confirmationDays), 1)
    expect((await confirm(token)).status).toBe(200)
  })
})

describe('after the address changed', () => {
  test('it is unconfirmed, the old link is void, and the new address gets its own link', async () => {
    const customer = await aCustomer(app)
    const old = await mailedToken(customer.email)
    const email = `new.${customer.email}`
    await guestOrder(email)
    await changeEmail(customer, email)
    expect((await confirm(old)).status).toBe(400)
    expect(await ordersOf(customer)).toEqual([])
    expect((await confirm(await mailedToken(email))).status).toBe(200)
    expect(await ordersOf(customer)).toHaveLength(1)
  })

  test("a used link doesn't work again when the address is changed back", async () => {
    const customer = await aCustomer(app)
    const token = await mailedToken(customer.email)
    await confirm(token)
    await changeEmail(customer, `new.${customer.email}`)
    expect(await isConfirmed(customer)).toBe(false)
    await changeEmail(customer, customer.email)
    expect((await confirm(token)).status).toBe(400)
    expect(await isConfirmed(customer)).toBe(false)
  })

  test('another spelling in case leaves it confirmed, and sends no mail', async () => {
    const customer = await aCustomer(app)
    await confirm(await mailedToken(customer.email))
    await changeEmail(customer, customer.email.toUpperCase())
    expect(await isConfirmed(customer)).toBe(true)
    expect(await backend.mailsOf('confirm-email')).toHaveLength(1)
  })
})

describe('a customer who ordered without signing in', () => {
  async function confirmed(): Promise<TestCustomer> {
    const customer = await aCustomer(app)
    await confirm(await mailedToken(customer.email))
    return customer
  }

  test('gets the order in the account at the next sign-in, once it is paid', async () => {
    const customer = await confirmed()
    const billNo = await guestOrder(customer.email)
    await handleNotification(db, aNotification({ billNo }), backend.clock.now)
    await callEndpoint(app, 'POST auth/sign-in', customer)
    expect(await ordersOf(customer)).toEqual([billNo])
  })

  test('gets no unpaid order, since anyone can type their address', async () => {
    const customer = await confirmed()
    await guestOrder(customer.email)
    await callEndpoint(app, 'POST auth/sign-in', customer)
    expect(await ordersOf(customer)).toEqual([])
  })
})

describe('the confirmation mail', () => {
  test('is refused to guests', async () => {
    expect((await send(app, 'POST user/confirmation-mail')).status).toBe(401)
  })

  test('is sent at most three times in a quarter of an hour, including the sign-up', async () => {
    const customer = await aCustomer(app)
    const statuses: number[] = []
    while (statuses.length < 3) statuses.push((await mailAgain(customer)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('is not sent once the address is confirmed', async () => {
    const customer = await aCustomer(app)
    await confirm(await mailedToken(customer.email))
    const { body } = await mailAgain(customer)
    expect(body.data).toEqual({ message: 'Your email address is already confirmed.' })
    expect(await backend.mailsOf('confirm-email')).toHaveLength(1)
  })

  test('leaves no address in the queue', async () => {
    await mailedToken((await aCustomer(app)).email)
    expect(await db.$count(mails)).toBe(0)
  })
})

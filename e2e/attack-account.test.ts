import { createHmac, randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Answer, attack, fromOurPage, holdsAgainst, ofItsPage } from '#e2e/support/attack.ts'
import { askBackend } from '#e2e/support/backend.ts'
import { confirmationPath } from '#e2e/support/confirmation-mail.ts'
import { aCustomer, profileBy, type TestCustomer } from '#e2e/support/customer.ts'
import { placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { test } from '#e2e/support/test.ts'

const plain = { ...fromOurPage, 'Content-Type': 'application/x-www-form-urlencoded' }

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  attack({
    method: 'POST',
    path: `/api/${path}`,
    headers: { ...plain, ...headers },
    body: String(new URLSearchParams(fields)),
  })

const tokenOf = async ({ email }: TestCustomer) =>
  (await confirmationPath(email)).split('token=')[1] ?? ''

const accessToken = async ({ email, password }: TestCustomer) =>
  (await askBackend<{ access_token: string }>('auth/sign-in', { email, password })).access_token

interface State {
  isConfirmed: boolean
  orders: number
}

/** Returns the backend's state of the account behind a token. */
async function stateOf(token: string): Promise<State> {
  const { is_email_confirmed } = await askBackend<{ is_email_confirmed: number }>(
    'user/profile',
    undefined,
    token,
  )
  const { user_orders } = await askBackend<{ user_orders: unknown[] }>(
    'user/orders',
    undefined,
    token,
  )
  return { isConfirmed: is_email_confirmed === 1, orders: user_orders.length }
}

/** Returns whether the account behind a token still exists. */
const isThere = async (token: string) => (await profileBy(token)) !== undefined

const untouched = { isConfirmed: false, orders: 0 }

const sessionOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('session='))?.split(';')[0] ?? ''

const signIn = async ({ email, password }: TestCustomer) =>
  sessionOf(await post('session/sign-in', { email, password }))

test.describe('accounts: forged links, foreign links and mere visits', () => {
  test('move no guest orders', async () => {
    const [customer, mallory] = [await aCustomer(), await aCustomer()]
    await placeGuestOrder(1035, 'M', customer.email)
    const access = await accessToken(customer)
    const [token, other] = [await tokenOf(customer), await tokenOf(mallory)]
    const [id = '', expires = '', signature = ''] = token.split('.')
    const [otherId = '', otherExpires = '', otherSignature = ''] = other.split('.')
    const sign = (secret: string) =>
      createHmac('sha256', secret)
        .update(`confirm-email ${id} 0 ${expires} ${customer.email}`)
        .digest('base64url')
    const forged = [
      `${id}.${otherExpires}.${otherSignature}`,
      `${otherId}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${sign('')}`,
      `${id}.${expires}.${sign('secret')}`,
      `${id}.${expires}.${randomBytes(32).toString('base64url')}`,
      `${id}.${expires}.`,
      `${id}..`,
      `0${token}`,
      `${token}%00`,
      token.toUpperCase(),
      '__proto__',
      'x'.repeat(5_000),
    ]
    await holdsAgainst(forged, async (attempt) => {
      const { status } = await post('confirm-email', { token: attempt })
      return status === 303 && (await stateOf(access)).orders === 0
    })
    await holdsAgainst(['GET', 'HEAD', 'OPTIONS'], async (method) => {
      await attack({ method, path: `/confirm-email?token=${token}` })
      await attack({ method, path: `/api/confirm-email?token=${token}` })
      return (await stateOf(access)).orders === 0
    })
    await holdsAgainst(['https://evil.example', 'null'], async (origin) => {
      const { status } = await post('confirm-email', { token }, { Origin: origin })
      return status === 403
    })
    expect(await stateOf(access)).toEqual(untouched)
  })
})

test.describe('accounts: a foreign session, no session or no password', () => {
  test('deletes no account', async () => {
    const [victim, mallory] = [await aCustomer(), await aCustomer()]
    const [ownPage, foreign] = [await ofItsPage(await signIn(victim)), await signIn(mallory)]
    const access = await accessToken(victim)
    const attempts: [string, Record<string, string>, Record<string, string>][] = [
      ['no session', { password: victim.password }, {}],
      ['no password', {}, ownPage],
      ['an empty password', { password: '' }, ownPage],
      ['a wrong password', { password: 'kopi susu 89' }, ownPage],
      ['a password in other letters', { password: 'KOPI SUSU 88' }, ownPage],
      [
        'another session, by id',
        { password: 'no', id: '1', email: victim.email },
        await ofItsPage(foreign),
      ],
      [
        'another site',
        { password: victim.password },
        { ...ownPage, Origin: 'https://evil.example' },
      ],
      ['an unsealed session', { password: victim.password }, { Cookie: 'session=1' }],
    ]
    await holdsAgainst(attempts, async ([, fields, headers]) => {
      await post('user/delete-account', fields, headers)
      return isThere(access)
    })
    await holdsAgainst(['GET', 'PUT', 'DELETE'], async (method) => {
      const path = '/api/user/delete-account'
      const { status } = await attack({ method, path, headers: { ...plain, ...ownPage } })
      return status === 405
    })
    expect(await stateOf(access)).toEqual(untouched)
  })
})

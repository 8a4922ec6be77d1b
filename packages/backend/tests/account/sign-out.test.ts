import { beforeEach, expect, test } from 'vitest'
import { aCustomer, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
let sari: TestCustomer
/** Sari's token in another browser. */
let elsewhere: string

beforeEach(async () => {
  sari = await aCustomer(backend.app)
  const { email, password } = sari
  const signedIn = await callEndpoint(backend.app, 'POST auth/sign-in', { email, password })
  elsewhere = signedIn.access_token
})

const statusWith = async (authorization: string) =>
  (await send(backend.app, 'GET user/profile', {}, { authorization })).status

const signOut = (authorization: string, input = {}) =>
  send(backend.app, 'POST auth/sign-out', input, { authorization })

test('a sign-out ends its own token at once, and no other', async () => {
  const here = sari.headers.authorization
  expect((await signOut(here)).status).toBe(200)
  expect([await statusWith(here), await statusWith(elsewhere)]).toEqual([401, 200])
})

test("a sign-out everywhere ends every token of the customer, and no other customer's", async () => {
  const budi = await aCustomer(backend.app)
  expect((await signOut(elsewhere, { everywhere: 1 })).status).toBe(200)
  const statuses = [sari.headers.authorization, elsewhere, budi.headers.authorization]
  expect(await Promise.all(statuses.map(statusWith))).toEqual([401, 401, 200])
})

test('an ended token cannot end other sessions', async () => {
  await signOut(elsewhere)
  expect((await signOut(elsewhere, { everywhere: true })).status).toBe(401)
  expect(await statusWith(sari.headers.authorization)).toBe(200)
})

test.each(['', 'forged'])('the token %j is refused with 401', async (token) => {
  expect((await signOut(token)).status).toBe(401)
})

test('a value of everywhere other than yes or no is rejected, and every session continues', async () => {
  expect((await signOut(elsewhere, { everywhere: 'maybe' })).status).toBe(400)
  expect(await statusWith(elsewhere)).toBe(200)
})

test('the profile says that a customer can sign out everywhere', async () => {
  const { headers } = sari
  const profile = await callEndpoint(backend.app, 'GET user/profile', {}, headers)
  expect(profile.can_sign_out_everywhere).toBe(true)
})

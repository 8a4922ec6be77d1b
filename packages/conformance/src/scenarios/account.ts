import { randomUUID } from 'node:crypto'
import type { Client } from '#client.ts'
import type { Area } from '#scenarios/areas-and-stores.ts'
import { checkSavedPin } from '#scenarios/pins.ts'

const password = 'kopi susu 88'

/** The password after the check of the profile, which changes it. */
const nextPassword = 'teh tarik 99'

export interface Person {
  name: string
  gender: string
  email: string
  password: string
}

/** Returns a person without an account. */
export const newPerson = (): Person => ({
  name: 'Conformance Customer',
  gender: 'FEMALE',
  email: `conformance-${randomUUID()}@example.com`,
  password,
})

/** Creates an account and signs the client in. */
export async function signUp(client: Client, person: Person): Promise<void> {
  const call = 'POST auth/sign-up'
  const form = { ...person, password_conf: person.password }
  const short = { ...form, password: '1234567', password_conf: '1234567' }
  await client.expectError(call, 'a password of 7 characters', [400], { input: short })
  const differing = { ...form, password_conf: 'something else' }
  await client.expectError(call, 'a confirmation that differs', [400], { input: differing })
  client.token = (await client.request(call, form)).access_token
  await client.expectError(call, 'an address that is taken', [400], { input: form })
}

/** Signs in with right and wrong passwords, and requests a new password for an unknown address. */
export async function signIn(client: Client, { email, password: right }: Person): Promise<void> {
  const call = 'POST auth/sign-in'
  const wrong = { input: { email, password: 'not the password' } }
  const refusal = await client.expectError(call, 'a wrong password', [400, 401], wrong)
  const unknown = { input: { email: newPerson().email, password: 'not the password' } }
  const other = await client.expectError(call, 'an unknown address', [400, 401], unknown)
  const isAlike = refusal?.message === other?.message
  client.report.check(
    call,
    'an unknown address',
    isAlike,
    'differs from the message for a wrong password',
  )
  const first = await client.request(call, { email, password: right })
  // Backends may send a token, and must accept it later.
  const device_token = first.device_token ?? undefined
  const { access_token } = await client.request(call, { email, password: right, device_token })
  client.token = access_token
  await client.request('POST auth/forgot-password', { email: newPerson().email })
}

/** Reads and changes the profile, the newsletter and the password. */
export async function checkProfile(client: Client, person: Person): Promise<void> {
  const { profile, needs_password_for_email } = await client.request('GET user/profile')
  const isOwn = profile.email === person.email && profile.name === person.name
  client.report.check('GET user/profile', 'profile', isOwn, `is not that of ${person.email}`)
  const changed = { name: 'Changed Name', gender: 'MALE', email: person.email }
  await client.request('POST user/profile', changed)
  if (needs_password_for_email) {
    const input = { ...changed, email: newPerson().email }
    const call = 'POST user/profile'
    await client.expectError(call, 'a new address without the password', [400], { input })
  }
  for (const [call, expected] of [
    ['POST user/newsletter/subscribe', true],
    ['POST user/newsletter/unsubscribe', false],
  ] as const) {
    await client.request(call)
    const now = await client.request('GET user/profile')
    const holds = now.newsletter_subscription === expected
    client.report.check(call, 'newsletter_subscription', holds, `is not ${expected} afterwards`)
    const { name, gender } = now.profile
    const isChanged = name === changed.name && gender === changed.gender
    client.report.check('POST user/profile', 'name', isChanged, `is still ${name}, ${gender}`)
  }
  await changePassword(client, person)
}

async function changePassword(client: Client, person: Person): Promise<void> {
  const call = 'POST user/change-password'
  const form = {
    old_password: person.password,
    new_password: nextPassword,
    new_password_conf: nextPassword,
  }
  const wrong = { input: { ...form, old_password: 'wrong' } }
  await client.expectError(call, 'a wrong old password', [400], wrong)
  const differing = { input: { ...form, new_password_conf: 'teh tarik 98' } }
  await client.expectError(call, 'a confirmation that differs', [400], differing)
  const before = { Authorization: client.token ?? '' }
  await client.request(call, form)
  const { access_token } = await client.request('POST auth/sign-in', {
    email: person.email,
    password: nextPassword,
  })
  client.token = access_token
  const ended = { headers: before }
  await client.expectError('GET user/profile', 'a token from before the change', [401], ended)
}

async function checkEnded(
  client: Client,
  token: string | undefined,
  why: 'its sign-out' | 'a sign-out everywhere',
): Promise<void> {
  const headers = { Authorization: token ?? '' }
  await client.expectError('POST auth/sign-out', `a token after ${why}`, [401], { headers })
}

/** Signs out in one of two browsers, then in both. Leaves the client signed in. */
export async function checkSignOut(client: Client, { email }: Person): Promise<void> {
  const signInAgain = async () =>
    (await client.request('POST auth/sign-in', { email, password: nextPassword })).access_token
  const call = 'POST auth/sign-out'
  const first = client.token
  const second = await signInAgain()
  if ((await client.requestOptional(call)) === null) return
  await checkEnded(client, first, 'its sign-out')
  client.token = second
  await client.request('GET user/profile')
  client.token = await signInAgain()
  await client.request(call, { everywhere: true })
  await checkEnded(client, second, 'a sign-out everywhere')
  client.token = await signInAgain()
}

/** Requests the confirmation mail; an invalid token confirms nothing. */
export async function checkConfirmEmail(client: Client): Promise<void> {
  const call = 'POST auth/confirm-email'
  if ((await client.requestOptional('POST user/confirmation-mail')) === null)
    return client.report.notOffered(call)
  const forged = { input: { token: 'none' } }
  const refusal = await client.expectError(call, 'a token that is none', [400], forged)
  const isExpired = refusal?.code === 'LINK_EXPIRED'
  client.report.check(call, 'code', isExpired, 'is not LINK_EXPIRED for an invalid token')
  const { is_email_confirmed } = await client.request('GET user/profile')
  const isOpen = is_email_confirmed === false
  client.report.check(
    'GET user/profile',
    'is_email_confirmed',
    isOpen,
    'is not 0 before the address is confirmed',
  )
}

/** Checks that a wrong password deletes nothing, and that the right one deletes the account and frees its address. Runs last. */
export async function checkDeleteAccount(client: Client, { email }: Person): Promise<void> {
  const call = 'POST user/delete-account'
  const { can_delete_account } = await client.request('GET user/profile')
  if (!can_delete_account) {
    client.report.notOffered(call)
    return
  }
  await client.expectError(call, 'a wrong password', [400], { input: { password: 'none of ours' } })
  await client.request('GET user/profile')
  await client.request(call, { password: nextPassword })
  await client.expectError('GET user/profile', 'a token of a deleted account', [401])
  const signIn = { input: { email, password: nextPassword } }
  await client.expectError('POST auth/sign-in', 'a deleted account', [400, 401], signIn)
}

/** Adds a product to the wishlist twice and removes it. */
export async function checkWishlist(client: Client, product_detail_id: number): Promise<void> {
  const wished = async () => {
    const { user_wishlists } = await client.request('GET user/wishlist', { product_detail_id })
    const others = user_wishlists.filter((entry) => entry.product_detail_id !== product_detail_id)
    const problem = `product ${others[0]?.product_detail_id} was not added to the wishlist`
    client.report.check('GET user/wishlist', 'product_detail_id', others.length === 0, problem)
    return user_wishlists.length
  }
  for (const [call, expected] of [
    ['POST user/wishlist', 1],
    ['POST user/wishlist', 1],
    ['DELETE user/wishlist', 0],
  ] as const) {
    await client.request(call, { product_detail_id })
    const count = await wished()
    const problem = `expected ${expected} entries, got ${count}`
    client.report.check(call, 'user_wishlists', count === expected, problem)
  }
  const nothing = { input: { product_detail_id: 2_147_483_647 } }
  await client.expectError(
    'POST user/wishlist',
    'a product that does not exist',
    [404, 400],
    nothing,
  )
}

/** Returns the address form of an area. */
const addressForm = (area: Area, address_label: string) => ({
  address_label,
  recipient_name: 'Conformance Customer',
  recipient_phone: '081234567890',
  recipient_zip: '12430',
  address_street: 'Jl. Percobaan 1',
  ...area,
})

const listAddresses = async (client: Client) =>
  (await client.request('GET user/address')).user_addresses

async function checkPrimaryRules(client: Client, first: number, second: number): Promise<void> {
  for (const call of ['POST user/address-primary', 'DELETE user/address'] as const) {
    const input = { user_address_id: first }
    await client.expectError(call, 'the primary address', [400], { input })
  }
  await client.request('POST user/address-primary', { user_address_id: second })
  const primary = (await listAddresses(client)).filter((address) => address.is_primary)
  const isMoved = primary.length === 1 && primary[0]?.id === second
  client.report.check('POST user/address-primary', 'is_primary', isMoved, 'did not change')
}

/** Creates, changes and removes addresses. Returns the id of the remaining one. */
export async function checkAddresses(client: Client, area: Area): Promise<number> {
  await client.request('POST user/address', addressForm(area, 'Home'))
  await client.request('POST user/address', addressForm(area, 'Office'))
  const saved = await listAddresses(client)
  const wrong = saved.find(
    ({ address_street }) => address_street !== addressForm(area, '').address_street,
  )
  client.report.check(
    'GET user/address',
    'address_street',
    !wrong,
    `is now ${wrong?.address_street}`,
  )
  const flags = saved.map((address) => address.is_primary)
  const isOne = flags.filter(Boolean).length === 1
  client.report.check('GET user/address', 'is_primary', isOne, `is ${flags.join(', ')}`)
  const first = saved.find((address) => address.is_primary)?.id ?? 0
  const second = saved.find((address) => !address.is_primary)?.id ?? 0
  await checkPrimaryRules(client, first, second)
  await client.request('PUT user/address', {
    ...addressForm(area, 'Changed'),
    user_address_id: second,
  })
  await client.request('DELETE user/address', { user_address_id: first })
  const [left, ...others] = await listAddresses(client)
  const isLeft = left?.label === 'Changed' && others.length === 0
  client.report.check('PUT user/address', 'label', isLeft, 'is not what was last saved')
  if (left)
    await checkSavedPin(client, { ...addressForm(area, 'Changed'), user_address_id: left.id })
  return left?.id ?? second
}

/** Checks that a second customer cannot reach the first one's data. */
export async function checkAddressAccess(
  client: Client,
  address: number,
  area: Area,
): Promise<void> {
  const input = { ...addressForm(area, 'Mine'), user_address_id: address }
  for (const call of [
    'PUT user/address',
    'DELETE user/address',
    'POST user/address-primary',
  ] as const) {
    await client.expectError(call, "another customer's address", [404, 403, 400], { input })
  }
  const { user_orders } = await client.request('GET user/orders')
  const isEmpty = user_orders.length === 0
  client.report.check('GET user/orders', 'user_orders', isEmpty, 'a new customer already has some')
}

import { accepts, asked, data, does, type Mutant, status } from '#mutants/fault.ts'
import type { Answer, Fault } from '#mutants/faulty-backend.ts'

const signedIn = { data: { access_token: 'forged-token', user: { name: 'Anybody' } } }
const profile = 'GET user/profile'
const addresses = 'GET user/address'

/** Faults of accounts, sessions, addresses, wishlist and refusals. */
export const accountMutants: readonly Mutant[] = [
  {
    name: 'a password of seven characters is accepted',
    make: accepts(
      'POST auth/sign-up',
      signedIn,
      ({ input }) => String(input.password).length === 7,
    ),
  },
  {
    name: 'the password confirmation is not compared',
    make: accepts(
      'POST auth/sign-up',
      signedIn,
      ({ input }) => input.password !== input.password_conf,
    ),
  },
  {
    name: 'one e-mail address can have two accounts',
    make: accepts(
      'POST auth/sign-up',
      signedIn,
      ({ input }) => input.password === input.password_conf && String(input.password).length > 7,
    ),
  },
  {
    name: 'a wrong password signs in',
    make: accepts(
      'POST auth/sign-in',
      signedIn,
      ({ input }) => input.password === 'not the password',
    ),
  },
  {
    name: 'signing in reveals who has an account',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        if (sent.call === 'POST auth/sign-in' && answer.status >= 400)
          Object(answer.body).error.message += String(sent.input.email).length % 2 || Math.random()
        return answer
      },
    }),
  },
  {
    name: 'an address without an account is refused a new password',
    make: () => ({
      answer: async (sent, ask) =>
        sent.call === 'POST auth/forgot-password'
          ? { status: 400, body: { error: { message: 'Unknown.', code: 'INVALID_INPUT' } } }
          : ask(sent),
    }),
  },
  { name: 'a sign-out does not end the token', make: does('POST auth/sign-out') },
  {
    name: 'a sign-out everywhere ends only one session',
    make: asked('POST auth/sign-out', ({ input }) => {
      delete input.everywhere
    }),
  },
  {
    name: 'the profile needs no token',
    make: accepts(
      profile,
      {
        data: {
          profile: { name: 'A', gender: 'MALE', email: 'a@example.com' },
          newsletter_subscription: 0,
        },
      },
      ({ headers }) => !headers.authorization,
    ),
  },
  {
    name: 'a forged token is accepted',
    make: accepts(
      'GET user/orders',
      { data: { user_orders: [] } },
      ({ headers }) => headers.authorization === 'forged',
    ),
  },
  {
    name: 'a missing token is forbidden, not unauthorised',
    make: status('GET user/wishlist', 401, 403),
  },
  {
    name: 'the profile is that of another customer',
    make: data(profile, (d) => {
      d.profile.email = 'somebody@example.com'
    }),
  },
  { name: 'a changed name is not saved', make: does('POST user/profile') },
  {
    name: 'unsubscribing from the newsletter does nothing',
    make: does('POST user/newsletter/unsubscribe'),
  },
  {
    name: 'subscribing to the newsletter does nothing',
    make: does('POST user/newsletter/subscribe'),
  },
  {
    name: 'the old password is not checked',
    make: accepts(
      'POST user/change-password',
      { data: { message: 'Done.', access_token: 'x' } },
      ({ input }) => input.old_password === 'wrong',
    ),
  },
  {
    name: 'a new password changes nothing',
    make: does('POST user/change-password', { data: { message: 'Done.', access_token: 'x' } }),
  },
  {
    name: 'a product added twice is in the wishlist twice',
    make: data('GET user/wishlist', (d) => {
      d.user_wishlists = d.user_wishlists.flatMap((entry: object) => [entry, entry])
    }),
  },
  { name: 'a product removed from the wishlist stays in it', make: does('DELETE user/wishlist') },
  { name: 'an added product is not in the wishlist', make: does('POST user/wishlist') },
  {
    name: 'the wishlist has products that were not added',
    make: data('GET user/wishlist', (d) => {
      for (const entry of d.user_wishlists) {
        entry.product_detail_id += 1
      }
    }),
  },
  {
    name: 'no address is primary',
    make: data(addresses, (d) => {
      for (const address of d.user_addresses) address.is_primary = 0
    }),
  },
  {
    name: 'all addresses are primary',
    make: data(addresses, (d) => {
      for (const address of d.user_addresses) address.is_primary = 1
    }),
  },
  { name: 'the primary address can be deleted', make: accepts('DELETE user/address') },
  {
    name: 'no other address can become the primary one',
    make: does('POST user/address-primary'),
  },
  { name: 'a changed address stays as before', make: does('PUT user/address') },
  {
    name: 'an address loses its street',
    make: data(addresses, (d) => {
      for (const address of d.user_addresses) address.address_street = 'Jl. Lain'
    }),
  },
  { name: "another customer's address can be changed", make: accepts('PUT user/address') },
  { name: "a new customer sees another customer's orders", make: othersOrders },
  { name: 'a deleted account still signs in', make: does('POST user/delete-account') },
  {
    name: 'a refusal has no code',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        if (answer.status >= 400) delete Object(answer.body).error?.code
        return answer
      },
    }),
  },
  {
    name: 'a refusal has no message',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        if (answer.status >= 400) Object(Object(answer.body).error).message = ''
        return answer
      },
    }),
  },
  {
    name: 'a refusal has a success status',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        return answer.status === 400 ? { ...answer, status: 200 } : answer
      },
    }),
  },
  { name: 'bad input is a server error', make: status('POST cart', 400, 500) },
]

/** Keeps the orders of the first caller, and shows them to all. */
function othersOrders(): Fault {
  let first: Answer | undefined
  return {
    async answer(sent, ask) {
      const answer = await ask(sent)
      if (sent.call !== 'GET user/orders' || answer.status !== 200) return answer
      first ??= answer
      return first
    },
  }
}

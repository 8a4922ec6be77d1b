import { accepts, asked, data, does, type Mutant, status } from '#mutants/fault.ts'
import type { Answer, Fault } from '#mutants/faulty-backend.ts'

const signedIn = { data: { access_token: 'forged-token', user: { name: 'Anybody' } } }
const profile = 'GET user/profile'
const addresses = 'GET user/address'

/** Faults of accounts, sessions, addresses, wishlist and refusals. */
export const accountMutants: readonly Mutant[] = [
  {
    name: 'a password of seven characters is enough',
    make: accepts(
      'POST auth/sign-up',
      signedIn,
      ({ input }) => String(input.password).length === 7,
    ),
  },
  {
    name: 'the confirmation of a password is not compared',
    make: accepts(
      'POST auth/sign-up',
      signedIn,
      ({ input }) => input.password !== input.password_conf,
    ),
  },
  {
    name: 'one e-mail address has two accounts',
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
    name: 'signing in tells who has an account',
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
  { name: 'a sign-out leaves the token as it was', make: does('POST auth/sign-out') },
  {
    name: 'a sign-out everywhere ends one session',
    make: asked('POST auth/sign-out', ({ input }) => {
      delete input.everywhere
    }),
  },
  {
    name: 'no token is needed for the profile',
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
    name: 'a forged token is believed',
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
    name: 'the profile is that of another',
    make: data(profile, (d) => {
      d.profile.email = 'somebody@example.com'
    }),
  },
  { name: 'a changed name is forgotten', make: does('POST user/profile') },
  { name: 'the newsletter cannot be left', make: does('POST user/newsletter/unsubscribe') },
  { name: 'the newsletter cannot be joined', make: does('POST user/newsletter/subscribe') },
  {
    name: 'the old password is not asked for',
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
    name: 'a wish that is made twice is there twice',
    make: data('GET user/wishlist', (d) => {
      d.user_wishlists = d.user_wishlists.flatMap((entry: object) => [entry, entry])
    }),
  },
  { name: 'a wish that is taken back stays', make: does('DELETE user/wishlist') },
  { name: 'a wish is forgotten', make: does('POST user/wishlist') },
  {
    name: 'the wishlist has other products than were wished for',
    make: data('GET user/wishlist', (d) => {
      for (const entry of d.user_wishlists) {
        entry.product_detail_id += 1
      }
    }),
  },
  {
    name: 'no address is the primary one',
    make: data(addresses, (d) => {
      for (const address of d.user_addresses) address.is_primary = 0
    }),
  },
  {
    name: 'all addresses are the primary one',
    make: data(addresses, (d) => {
      for (const address of d.user_addresses) address.is_primary = 1
    }),
  },
  { name: 'the primary address can be deleted', make: accepts('DELETE user/address') },
  {
    name: 'another address cannot become the primary one',
    make: does('POST user/address-primary'),
  },
  { name: 'a changed address is as before', make: does('PUT user/address') },
  {
    name: 'an address loses its street',
    make: data(addresses, (d) => {
      for (const address of d.user_addresses) address.address_street = 'Jl. Lain'
    }),
  },
  { name: "another customer's address can be changed", make: accepts('PUT user/address') },
  { name: "a new customer sees another's orders", make: othersOrders },
  { name: 'an account that is deleted still signs in', make: does('POST user/delete-account') },
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
    name: 'a refusal has the status of a success',
    make: () => ({
      async answer(sent, ask) {
        const answer = await ask(sent)
        return answer.status === 400 ? { ...answer, status: 200 } : answer
      },
    }),
  },
  { name: 'bad input is an error of the server', make: status('POST cart', 400, 500) },
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

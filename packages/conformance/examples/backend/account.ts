import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { found, productOf, shown } from './catalogue.ts'
import { city, province, subdistricts } from './data.ts'
import { address as addressFields, id, text } from './fields.ts'
import { type Address, type Customer, Refusal, type State } from './state.ts'

const email = z.email().toLowerCase()
const gender = z.enum(['MALE', 'FEMALE'])
const newPassword = z.string().min(8).max(200)

const signUp = z.object({
  name: text,
  gender,
  email,
  password: newPassword,
  password_conf: z.string(),
})
const signIn = z.object({ email: text, password: text })
const profileFields = z.object({ name: text, gender, email })
const change = z.object({
  old_password: z.string(),
  new_password: newPassword,
  new_password_conf: z.string(),
})
const chosen = z.object({ user_address_id: id })
const wished = z.object({ product_detail_id: id })

const done = (message: string) => ({ data: { message } })

function requireSame(password: string, confirmation: string): void {
  if (password !== confirmation)
    throw new Refusal('PASSWORD_MISMATCH', 'The passwords are not the same.')
}

function requireFree(state: State, wanted: string, own?: Customer): void {
  const owner = state.customers.get(wanted)
  if (owner && owner !== own) throw new Refusal('EMAIL_TAKEN', 'This address has an account.')
}

export function sessionRoutes(app: FastifyInstance, state: State): void {
  app.post('/auth/sign-up', ({ body }) => {
    const { password_conf, ...person } = signUp.parse(body)
    requireSame(person.password, password_conf)
    requireFree(state, person.email)
    const customer = {
      ...person,
      hasNewsletter: 0 as const,
      wishlist: new Set<number>(),
      addresses: [],
    }
    state.customers.set(person.email, customer)
    return { data: { access_token: state.newToken(customer) } }
  })
  app.post('/auth/sign-in', ({ body }) => {
    const { email: typed, password } = signIn.parse(body)
    const customer = state.customers.get(typed.toLowerCase())
    if (customer?.password !== password || !customer)
      throw new Refusal('WRONG_PASSWORD', 'E-mail address or password is wrong.')
    return { data: { access_token: state.newToken(customer) } }
  })
  app.post('/auth/forgot-password', ({ body }) => {
    z.object({ email: text }).parse(body)
    return done('New password has been sent to your email.')
  })
}

export function accountRoutes(app: FastifyInstance, state: State): void {
  app.get('/user/profile', ({ headers }) => {
    const {
      name,
      email: own,
      gender: sex,
      hasNewsletter,
    } = state.requireCustomer(headers.authorization)
    return {
      data: { profile: { name, email: own, gender: sex }, newsletter_subscription: hasNewsletter },
    }
  })
  app.post('/user/profile', ({ headers, body }) => {
    const customer = state.requireCustomer(headers.authorization)
    const changed = profileFields.parse(body)
    requireFree(state, changed.email, customer)
    state.customers.delete(customer.email)
    state.customers.set(changed.email, Object.assign(customer, changed))
    return done('Your profile is changed.')
  })
  for (const [path, value] of [
    ['subscribe', 1],
    ['unsubscribe', 0],
  ] as const) {
    app.post(`/user/newsletter/${path}`, ({ headers }) => {
      state.requireCustomer(headers.authorization).hasNewsletter = value
      return done('Saved.')
    })
  }
  app.post('/user/change-password', ({ headers, body }) => {
    const customer = state.requireCustomer(headers.authorization)
    const form = change.parse(body)
    if (form.old_password !== customer.password)
      throw new Refusal('WRONG_PASSWORD', 'The old password is wrong.')
    requireSame(form.new_password, form.new_password_conf)
    customer.password = form.new_password
    // Signs out every session with the old password.
    for (const [token, owner] of state.tokens) if (owner === customer) state.tokens.delete(token)
    return done('Your password is changed.')
  })
  app.get('/user/wishlist', ({ headers, query }) => {
    const { wishlist } = state.requireCustomer(headers.authorization)
    const { product_detail_id: only } = wished.partial().parse(query)
    const user_wishlists = [...wishlist]
      .filter((product) => !only || product === only)
      .map((product_detail_id) => ({
        product_detail_id,
        ...shown(state, productOf(product_detail_id)),
      }))
    return { data: { user_wishlists } }
  })
  app.post('/user/wishlist', ({ headers, body }) => {
    const { wishlist } = state.requireCustomer(headers.authorization)
    wishlist.add(productOf(wished.parse(body).product_detail_id).id)
    return done('Added to your wishlist.')
  })
  app.delete('/user/wishlist', ({ headers, body }) => {
    const { wishlist } = state.requireCustomer(headers.authorization)
    wishlist.delete(wished.parse(body).product_detail_id)
    return done('Removed from your wishlist.')
  })
}

function savedAddress({
  address_label,
  address_notes = '',
  ...fields
}: z.output<typeof addressFields>) {
  if (!subdistricts.some((each) => each.id === fields.subdistrict_id))
    throw new Refusal('ADDRESS_INCOMPLETE', 'Subdistrict must be chosen.')
  return { ...fields, label: address_label, notes: address_notes }
}

export function addressRoutes(app: FastifyInstance, state: State): void {
  const own = ({ addresses }: Customer, body: unknown): Address => {
    const { user_address_id } = chosen.parse(body)
    return found(addresses.find((address) => address.id === user_address_id))
  }
  const requireOther = (address: Address) => {
    if (address.is_primary) throw new Refusal('PRIMARY_ADDRESS', 'This is the primary address.')
    return address
  }
  app.get('/user/address', ({ headers }) => {
    const { addresses } = state.requireCustomer(headers.authorization)
    const user_addresses = addresses
      .toSorted((a, b) => b.is_primary - a.is_primary)
      .map((each) => ({
        ...each,
        province,
        city,
        subdistrict: subdistricts.find(({ id: sub }) => sub === each.subdistrict_id),
      }))
    return { data: { user_addresses } }
  })
  app.post('/user/address', ({ headers, body }) => {
    const { addresses } = state.requireCustomer(headers.authorization)
    const fields = savedAddress(addressFields.parse(body))
    addresses.push({ ...fields, id: state.nextId(), is_primary: addresses.length === 0 ? 1 : 0 })
    return done('The address is saved.')
  })
  app.put('/user/address', ({ headers, body }) => {
    const customer = state.requireCustomer(headers.authorization)
    const fields = savedAddress(addressFields.parse(body))
    Object.assign(own(customer, body), fields)
    return done('The address is changed.')
  })
  app.delete('/user/address', ({ headers, body }) => {
    const customer = state.requireCustomer(headers.authorization)
    const address = requireOther(own(customer, body))
    customer.addresses = customer.addresses.filter((each) => each !== address)
    return done('The address is removed.')
  })
  app.post('/user/address-primary', ({ headers, body }) => {
    const customer = state.requireCustomer(headers.authorization)
    const chosenOne = requireOther(own(customer, body))
    for (const each of customer.addresses) each.is_primary = each === chosenOne ? 1 : 0
    return done('It is your primary address now.')
  })
}

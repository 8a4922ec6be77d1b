import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import type { FastifyInstance } from 'fastify'
import { callEndpoint } from '#tests/support/test-backend.ts'

let count = 0

export interface TestCustomer {
  email: string
  password: string
  /** The authorization header of the signed-in customer. */
  headers: { authorization: string }
}

/** Returns the sign-up form of a new person with a unique e-mail address. */
export const aPerson = () => ({
  name: 'Sari Dewi',
  gender: 'FEMALE',
  email: `sari${++count}@example.com`,
  password: 'kopi susu 88',
})

/** Signs up a new customer, from an address of the network in `headers`. */
export async function aCustomer(
  app: FastifyInstance,
  headers: Record<string, string> = {},
): Promise<TestCustomer> {
  const person = aPerson()
  const form = { ...person, password_conf: person.password }
  const { access_token } = await callEndpoint(app, 'POST auth/sign-up', form, headers)
  return { ...person, headers: { authorization: access_token } }
}

/** An address form as a customer fills it in. */
export const addressForm = {
  address_label: 'Home',
  recipient_name: 'Sari Dewi',
  recipient_phone: '0812 3456 7890',
  recipient_zip: '12430',
  address_street: 'Jl. Cilandak 1',
  province_id: 31,
  city_id: 3174,
  subdistrict_id: places.cilandak,
  address_notes: 'Blue gate',
}

/** Saves an address with unique notes and returns its id. */
export async function saveAddress(
  app: FastifyInstance,
  { headers }: TestCustomer,
  changes: Partial<typeof addressForm> = {},
): Promise<number> {
  const address_notes = `Gate ${++count}`
  await callEndpoint(
    app,
    'POST user/address',
    { ...addressForm, address_notes, ...changes },
    headers,
  )
  const { user_addresses } = await callEndpoint(app, 'GET user/address', {}, headers)
  return Math.max(...user_addresses.map((address) => address.id))
}

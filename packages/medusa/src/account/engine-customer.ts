import { genders } from '@etalase/contract/rules/constants.ts'
import { z } from 'zod'
import { type Engine, orNull } from '#engine/engine.ts'

const metadata = z.looseObject({
  gender: z.enum(genders).nullish().catch(null),
  /** Sessions that were ended one by one. */
  adapter_ended: z.array(z.string()).nullish().catch(null),
  /** Sessions that are older, in milliseconds since 1970, have ended. */
  adapter_sessions_from: z.number().nullish().catch(null),
  /** A password that was mailed: its hash, and when it is no longer valid. */
  adapter_mailed_password: z.object({ hash: z.string(), until: z.number() }).nullish().catch(null),
  /** The device id of the one cart that all browsers of the customer have. */
  adapter_cart_device: z.string().nullish().catch(null),
})

const customer = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  has_account: z.boolean().nullish(),
  metadata: metadata.nullish().transform((given) => given ?? metadata.parse({})),
})
export type EngineCustomer = z.output<typeof customer>
type Metadata = EngineCustomer['metadata']

const answer = z.object({ customer })

export const customerName = ({ first_name, last_name }: EngineCustomer): string =>
  [first_name, last_name].filter(Boolean).join(' ')

export async function findCustomer(engine: Engine, id: string): Promise<EngineCustomer | null> {
  const found = await orNull(
    engine.admin('GET', `/customers/${id}`, {
      answer,
      query: { fields: 'id,email,first_name,last_name,has_account,metadata' },
    }),
  )
  return found?.customer ?? null
}

/** The customer with an account of this e-mail address. */
export async function findByEmail(engine: Engine, email: string): Promise<EngineCustomer | null> {
  const answer = z.object({ customers: z.array(customer) })
  const { customers } = await engine.search('customers', { answer, body: { email } })
  return customers[0] ?? null
}

/** Changes a customer's name, and what is given of the metadata: Medusa leaves the rest of it as it is. */
export async function updateCustomer(
  engine: Engine,
  { id }: Pick<EngineCustomer, 'id'>,
  { name, ...kept }: Partial<Metadata> & { name?: string },
): Promise<EngineCustomer> {
  const body = {
    ...(name !== undefined && { first_name: name, last_name: '' }),
    metadata: kept,
  }
  return (await engine.admin('POST', `/customers/${id}`, { answer, body })).customer
}

/** Whether it is the customer's password, which Medusa alone knows. */
export async function hasPassword(
  engine: Engine,
  email: string,
  password: string,
): Promise<boolean> {
  const body = { email, password }
  const token = await engine
    .auth('/customer/emailpass', { answer: z.object({ token: z.string() }), body })
    .catch(refused)
  return token !== null
}

/** Sets the password, without the old one. */
export const setPassword = (engine: Engine, id: string, password: string) =>
  engine.own('POST', `/customers/${id}/password`, { answer: z.unknown(), body: { password } })

function refused(error: unknown): null {
  if (error instanceof Error && 'status' in error && error.status === 401) return null
  throw error
}

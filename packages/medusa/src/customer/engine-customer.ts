import { genders } from '@etalase/contract/rules/constants.ts'
import { z } from 'zod'
import { type Engine, orNull } from '#engine/engine.ts'

const metadata = z.looseObject({
  gender: z.enum(genders).nullish().catch(null),
  /** Sessions ended one by one. */
  adapter_ended: z.array(z.string()).nullish().catch(null),
  /** Sessions that began earlier have ended; milliseconds since 1970. */
  adapter_sessions_from: z.number().nullish().catch(null),
  /** A mailed password: its hash, and when it expires. */
  adapter_mailed_password: z.object({ hash: z.string(), until: z.number() }).nullish().catch(null),
  /** Device id of the one cart that all browsers of the customer share. */
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

/** Finds the customer whose account has this e-mail address. */
export async function findByEmail(engine: Engine, email: string): Promise<EngineCustomer | null> {
  const answer = z.object({ customers: z.array(customer) })
  const { customers } = await engine.search('customers', { answer, body: { email } })
  return customers[0] ?? null
}

/** Updates a customer's name and the given metadata. Medusa keeps the rest of the metadata. */
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

/** Checks a customer's password, which only Medusa stores. */
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

/** Sets a password without asking for the old one. */
export const setPassword = (engine: Engine, id: string, password: string) =>
  engine.own('POST', `/customers/${id}/password`, { answer: z.unknown(), body: { password } })

function refused(error: unknown): null {
  if (error instanceof Error && 'status' in error && error.status === 401) return null
  throw error
}

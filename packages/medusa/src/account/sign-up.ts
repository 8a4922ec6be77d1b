import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { z } from 'zod'
import { findByEmail } from '#customer/engine-customer.ts'
import { type Engine, EngineError } from '#engine/engine.ts'

interface NewCustomer {
  name: string
  gender: string
  email: string
  password: string
}

const registered = z.object({ token: z.string() })
const created = z.object({ customer: z.object({ id: z.string() }) })

const taken = () => badRequest('EMAIL_TAKEN', messages().answers.session.noAccount)

const isRefusal = (error: unknown) => error instanceof EngineError && error.status < 500

/**
 * Creates an account in Medusa's two steps: an identity, then its customer. Returns the customer's id. Throws EMAIL_TAKEN. An identity
 * whose second step was lost is reused when the password matches, and refused otherwise.
 */
export async function createCustomer(engine: Engine, given: NewCustomer): Promise<string> {
  const { name, gender, email, password } = given
  if (await findByEmail(engine, email)) throw taken()
  const body = { email, password }
  const { token } = await engine
    .auth('/customer/emailpass/register', { answer: registered, body })
    .catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      return engine.auth('/customer/emailpass', { answer: registered, body })
    })
    .catch((error: unknown) => {
      throw isRefusal(error) ? taken() : error
    })
  const { customer } = await engine
    .register('/customers', token, {
      answer: created,
      body: { email, first_name: name, last_name: '', metadata: { gender } },
    })
    .catch((error: unknown) => {
      throw isRefusal(error) ? taken() : error
    })
  return customer.id
}

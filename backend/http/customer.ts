import type { FastifyRequest } from 'fastify'
import { HttpError } from '#backend/http/http-error.ts'

/** Who is signed in. */
export interface Customer {
  id: number
  name: string
  email: string
  /** Of the token that this request carries. */
  tokenHash: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The customer behind a token, or null when it is unknown or has expired. */
    findCustomer(token: string): Promise<Customer | null>
  }
}

const unauthorized = (message: string) => new HttpError(401, 'UNAUTHORIZED', message)

/** The stored token travels as it is (spec §7); 'Bearer' before it does no harm. */
const tokenOf = (request: FastifyRequest) =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

/** The signed-in customer, or null for a guest. Refuses with 401 a token that is not, or no longer, true. */
export async function optionalCustomer(request: FastifyRequest): Promise<Customer | null> {
  const token = tokenOf(request)
  if (!token) return null
  const customer = await request.server.findCustomer(token)
  if (!customer) throw unauthorized('Your session has ended. Please sign in again.')
  return customer
}

/** The signed-in customer. Refuses a guest with 401. */
export async function requireCustomer(request: FastifyRequest): Promise<Customer> {
  const customer = await optionalCustomer(request)
  if (!customer) throw unauthorized('Please sign in to continue.')
  return customer
}

import type { FastifyRequest } from 'fastify'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** The signed-in customer. */
export interface Customer {
  id: number
  name: string
  email: string
  /** Hash of this request's token. */
  tokenHash: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds a token's customer; null when the token is unknown or expired. */
    findCustomer(token: string): Promise<Customer | null>
  }
}

const unauthorized = (message: string) => new HttpError(401, 'UNAUTHORIZED', message)

/** Builds the error for a token that has expired, or whose account was deleted. */
export const sessionEnded = () => unauthorized(messages().answers.session.ended)

/** The token is sent without a scheme (spec §7); a 'Bearer' prefix is accepted too. */
const tokenOf = (request: FastifyRequest) =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

/** Returns the signed-in customer, or null for a guest. Throws 401 for an unknown or expired token. */
export async function optionalCustomer(request: FastifyRequest): Promise<Customer | null> {
  const token = tokenOf(request)
  if (!token) return null
  const customer = await request.server.findCustomer(token)
  if (!customer) throw sessionEnded()
  return customer
}

/** Returns the signed-in customer. Throws 401 for a guest. */
export async function requireCustomer(request: FastifyRequest): Promise<Customer> {
  const customer = await optionalCustomer(request)
  if (!customer) throw unauthorized(messages().answers.session.signInFirst)
  return customer
}

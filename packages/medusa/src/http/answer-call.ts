import type { Input } from '@etalase/backend-kit/http/call-input.ts'
import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import { registerRoute } from '@etalase/backend-kit/http/register-route.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { type Endpoints, endpoints } from '@etalase/contract/endpoints.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Customer, FindCustomer } from '#customer/session.ts'

type Call = keyof Endpoints

interface Caller<Key extends Call> {
  /** Null for a guest; never null in calls for customers. */
  customer: Endpoints[Key]['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
}

type Handler<Key extends Call> = (
  input: Input<Key>,
  caller: Caller<Key>,
) => Promise<z.input<Endpoints[Key]['data']>>

/** Registers the route of a call of the contract. */
export type AnswerCall = <Key extends Call>(call: Key, handler: Handler<Key>) => void

/** Reads the token, which comes without a scheme (spec §7); 'Bearer' is accepted too. */
const tokenOf = (request: FastifyRequest) =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

const unauthorized = (message: string) => new HttpError(401, 'UNAUTHORIZED', message)

/** Throws 401 for an ended token, and for a guest in a call for customers. */
async function callerOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  findCustomer: FindCustomer,
): Promise<Customer | null> {
  const isPersonal = endpoint.access === 'device' || endpoint.access === 'customer'
  const token = isPersonal ? tokenOf(request) : ''
  const customer = token ? await findCustomer(token) : null
  if (token && !customer) throw unauthorized(messages().answers.session.ended)
  if (!customer && endpoint.access === 'customer')
    throw unauthorized(messages().answers.session.signInFirst)
  return customer
}

/** Returns a function that registers calls of the contract with their handlers. */
export const answeringCalls =
  (app: FastifyInstance, findCustomer: FindCustomer): AnswerCall =>
  (name, handler) => {
    const endpoint: Endpoint = endpoints[name]
    const customerOf = (request: FastifyRequest) => callerOf(endpoint, request, findCustomer)
    registerRoute(app, { name, endpoint }, { customerOf, handler })
  }

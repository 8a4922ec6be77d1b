import { type Input, inputSchema, parseInput } from '@etalase/backend-kit/http/call-input.ts'
import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { answerLanguage, runInLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { type Endpoints, endpoints } from '@etalase/contract/endpoints.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Customer, FindCustomer } from '#account/session.ts'

type Call = keyof Endpoints

interface Caller<Key extends Call> {
  /** Null for a guest; never for a call of customers. */
  customer: Endpoints[Key]['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
}

type Handler<Key extends Call> = (
  input: Input<Key>,
  caller: Caller<Key>,
) => Promise<z.input<Endpoints[Key]['data']>>

/** Registers the route of a call of the contract. */
export type AnswerCall = <Key extends Call>(call: Key, handler: Handler<Key>) => void

/** The token comes without a scheme (spec §7); 'Bearer' is accepted too. */
const tokenOf = (request: FastifyRequest) =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

const unauthorized = (message: string) => new HttpError(401, 'UNAUTHORIZED', message)

/** Throws 401 for a token that has ended, and for a guest who asks for what customers have. */
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

/**
 * Answers calls of the contract: authenticates the caller, parses the input, answers in the caller's language, and
 * throws when an answer breaks the contract.
 */
export const answeringCalls =
  (app: FastifyInstance, findCustomer: FindCustomer): AnswerCall =>
  (call, handler) => {
    const endpoint: Endpoint = endpoints[call]
    const [method = '', path = ''] = call.split(' ')
    const schema = inputSchema(endpoint)
    const serve = async (request: FastifyRequest) => {
      const customer = await callerOf(endpoint, request, findCustomer)
      const input = parseInput(schema, request, endpoint.access)
      // TypeScript cannot infer what belongs to the call.
      const data = await handler(input as never, { customer, request } as never)
      endpoint.data.parse(data)
      return { data }
    }
    app.route({
      method,
      url: `/${path}`,
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      handler: (request, reply) =>
        runInLanguage(answerLanguage(request, reply), () =>
          app.inTurn({ name: call, endpoint }, () => serve(request)),
        ),
    })
  }

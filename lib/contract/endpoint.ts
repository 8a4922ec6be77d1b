import type { z } from 'zod'
import type { ErrorCode } from '#lib/contract/error-codes.ts'

/**
 * How a call is reached: `public` holds nothing personal, `device` carries local_device_id,
 * `customer` needs a signed-in customer, `session` trades secrets for a token, `server` is asked
 * by our server for itself; the generic gateway forwards neither of the last two.
 */
export type Access = 'public' | 'device' | 'customer' | 'session' | 'server'

/** One call of spec §7, or an addition of ours. `query` and `body` are without local_device_id: transports add it. */
export interface Endpoint {
  /** What the call does, in a sentence. */
  readonly summary: string
  /** Why it may say no, beside bad input and what every call of its access may say. */
  readonly refuses?: readonly ErrorCode[]
  readonly access: Access
  /** Whether a backend may do without it and answer 404. */
  readonly isOptional?: true
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly data: z.ZodType
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The name of a call is its method and path: 'POST cart'. */
export type EndpointName = `${Method} ${string}`

export type EndpointMap = Readonly<Record<EndpointName, Endpoint>>

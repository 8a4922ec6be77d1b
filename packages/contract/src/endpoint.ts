import type { z } from 'zod'
import type { ErrorCode } from '#error-codes.ts'

/**
 * Who can make a call: `public` has no personal data, `device` carries local_device_id, `customer` needs a
 * signed-in customer, `session` exchanges credentials for a token, `server` is for our server only, `staff` for the
 * company's staff; the gateway does not forward the last three.
 */
export type Access = 'public' | 'device' | 'customer' | 'session' | 'server' | 'staff'

/**
 * The effect of a call, whatever its method; all limits follow it (lib/api/call-limits.ts). `reads` changes nothing, so it may be
 * retried, and queues under load. `writes` may have been applied although its answer was lost, and has precedence.
 */
export type Effect = 'reads' | 'writes'

/** One call of spec §7, or an addition to it. `query` and `body` are without local_device_id, which the transport adds. */
export interface Endpoint {
  /** What the call does, in a sentence. */
  readonly summary: string
  /** Its error codes, besides those for bad input and for its access. */
  readonly refuses?: readonly ErrorCode[]
  readonly access: Access
  readonly effect: Effect
  /** Whether a backend may leave it out and respond with 404. */
  readonly isOptional?: true
  /** Whether only our server makes it: the gateway does not forward it. */
  readonly isServerOnly?: true
  /** Whether it bypasses the queue, because it removes something or is about an existing order. All customer calls bypass it. */
  readonly isOpen?: true
  /**
   * Whether it changes the displayed cart: the gateway adds the fresh cart to its answer, and its timeout is shorter than of
   * other writes.
   */
  readonly changesCart?: true
  /** Bytes that its body may have; 64 KiB for all others. */
  readonly bodyLimit?: number
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly data: z.ZodType
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The name of a call is its method and path: 'POST cart'. */
export type EndpointName = `${Method} ${string}`

export type EndpointMap = Readonly<Record<EndpointName, Endpoint>>

import type { z } from 'zod'
import type { ErrorCode } from '#error-codes.ts'

/**
 * The callers of a call: `public` has no personal data, `device` carries local_device_id, `customer` needs a signed-in customer, `session`
 * exchanges credentials for a token, `server` is for our server only, `staff` for the company's staff. The gateway does not forward the
 * last three.
 */
export type Access = 'public' | 'device' | 'customer' | 'session' | 'server' | 'staff'

/**
 * The effect of a call, whatever its method; all limits follow it (lib/api/call-limits.ts). `reads` changes nothing, so it may be retried,
 * and queues under load. `writes` may have been applied even if its response was lost, and has precedence.
 */
export type Effect = 'reads' | 'writes'

/** A call of spec §7, or an addition to it. `query` and `body` exclude local_device_id, which the transport adds. */
export interface Endpoint {
  /** One sentence on what the call does. */
  readonly summary: string
  /** Its error codes, besides those for bad input and for its access. */
  readonly refuses?: readonly ErrorCode[]
  readonly access: Access
  readonly effect: Effect
  /** Whether a backend may omit it and respond with 404. */
  readonly isOptional?: true
  /** Whether only our server makes it: the gateway does not forward it. */
  readonly isServerOnly?: true
  /** Whether it bypasses the queue, because it removes something or is about an existing order. All customer calls bypass it. */
  readonly isOpen?: true
  /**
   * Whether it changes the displayed cart. The gateway adds the fresh cart to its response, and its timeout is shorter than that of other
   * writes.
   */
  readonly changesCart?: true
  /** The most bytes of its body; 64 KiB by default. */
  readonly bodyLimit?: number
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly data: z.ZodType
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The name of a call: its method and path, as in 'POST cart'. */
export type EndpointName = `${Method} ${string}`

export type EndpointMap = Readonly<Record<EndpointName, Endpoint>>

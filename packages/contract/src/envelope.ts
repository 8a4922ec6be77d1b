import { z } from 'zod'
import { errorCodes } from '#error-codes.ts'

/** The body of an error response: { error: { message, code } } (decisions, Calls). */
export const failureEnvelope = z.object({
  error: z.object({
    /** A message for the shopper. */
    message: z.string().catch(''),
    code: z.enum(errorCodes).optional().catch(undefined),
  }),
})

export type FailureEnvelope = z.infer<typeof failureEnvelope>

/** Returns the payload of a success response: its `data`, or the body itself when it has no `data`. */
export function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body
}

import { z } from 'zod'
import { errorCodes } from '#lib/contract/error-codes.ts'

/** A refusal as it travels: { error: { message, code } } (decisions, Calls). */
export const failureEnvelope = z.object({
  error: z.object({
    /** Words fit for a shopper. */
    message: z.string(),
    code: z.enum(errorCodes).optional().catch(undefined),
  }),
})

export type FailureEnvelope = z.infer<typeof failureEnvelope>

/** The payload of a success: what `data` wraps, or the body itself where it is not wrapped. */
export function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body
}

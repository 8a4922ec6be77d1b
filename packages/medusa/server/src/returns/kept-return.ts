import { z } from '@medusajs/framework/zod'

/** Our own data of a return, besides Medusa's. */
const keptReturn = z.object({
  /** Medusa's return, created by its own workflows. */
  return_id: z.string(),
  reason: z.string(),
  words: z.string(),
  /** Ids of Medusa's private files, which have no URL. */
  pictures: z.array(z.string()),
  requested_at: z.string(),
  /** Staff's decision in the admin, and their message to the buyer. */
  decision: z.enum(['APPROVED', 'REJECTED']).nullable(),
  answer: z.string().nullable(),
})
export type KeptReturn = z.output<typeof keptReturn>

/** Returns the return request of a `placement` row; null without one. */
export const keptReturnOf = ({ return_request }: { return_request: unknown }): KeptReturn | null =>
  return_request ? keptReturn.parse(return_request) : null

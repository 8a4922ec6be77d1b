import { z } from '@medusajs/framework/zod'

/** What our table keeps of a return, beside Medusa's. */
const keptReturn = z.object({
  /** Medusa's return: its own workflows made it. */
  return_id: z.string(),
  reason: z.string(),
  words: z.string(),
  /** Ids of Medusa's files, which no address leads to. */
  pictures: z.array(z.string()),
  requested_at: z.string(),
  /** What staff have decided in the admin, and written to the buyer. */
  decision: z.enum(['APPROVED', 'REJECTED']).nullable(),
  answer: z.string().nullable(),
})
export type KeptReturn = z.output<typeof keptReturn>

/** The return of a row of `placement`; null for none. */
export const keptReturnOf = ({ return_request }: { return_request: unknown }): KeptReturn | null =>
  return_request ? keptReturn.parse(return_request) : null

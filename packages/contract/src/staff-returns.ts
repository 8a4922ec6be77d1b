import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { id, orderName, text, wibTime } from '#fields.ts'
import { oneReturnPicture, returnRequest } from '#returns.ts'
import { maxReturnPictures, returnStatuses, returnSteps } from '#rules/returns.ts'
import { staffId, staffWhole } from '#staff-fields.ts'

/** The most requests of one response. */
export const staffReturnPageSize = 100

const returnSummary = z.object({
  id,
  number: z.string().meta({ description: 'Order number as shown to the shopper.' }),
  status: z.enum(returnStatuses),
  reason: returnRequest.shape.reason,
  requested_at: wibTime,
  moved_at: wibTime.meta({ description: 'Time when the status of the request last changed.' }),
})

const staffReturn = returnSummary
  .extend({
    trx_ref: z.string(),
    email: z.string(),
    words: returnRequest.shape.words,
    answer: returnRequest.shape.answer,
    picture_count: returnRequest.shape.picture_count,
  })
  .meta({ id: 'StaffReturn' })
export type StaffReturn = z.infer<typeof staffReturn>

/** The most characters of staff's answer. */
const answerLimit = 500

/** Staff's calls for return requests. */
export const staffReturnEndpoints = {
  'GET staff/returns': {
    summary: `Returns return requests by status, ${staffReturnPageSize} at a time, oldest order first, without personal data.`,
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      status: z.enum(returnStatuses).optional(),
      after: staffId.optional().meta({ description: 'Last id of the previous page.' }),
    }),
    data: z.object({ returns: z.array(returnSummary) }),
  },
  'GET staff/return': {
    summary: 'Returns the return request of one order.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({ order: orderName }),
    data: z.object({ return: staffReturn }),
  },
  'GET staff/return-picture': {
    summary: 'Returns a picture of a return request.',
    refuses: ['NOT_FOUND'],
    access: 'staff',
    effect: 'reads',
    isOptional: true,
    query: z.object({ order: orderName, number: staffWhole(1, maxReturnPictures) }),
    data: oneReturnPicture,
  },
  'POST staff/return-step': {
    summary: `Applies one step to a return request, and mails it to the buyer. Repeating a step changes nothing. To refund, use the
step refund of the order: the request then becomes REFUNDED.`,
    refuses: ['NOT_FOUND', 'ORDER_CLOSED'],
    access: 'staff',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      order: orderName,
      step: z.enum(returnSteps),
      words: text(answerLimit).optional().meta({
        description:
          'Text for the buyer; required to approve (where to send the item) and to reject (why).',
      }),
    }),
    data: z.object({ return: staffReturn }),
  },
} satisfies EndpointMap

import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, id, orderToken as order_token, wibTime } from '#fields.ts'

/** A buyer's consent to order updates by WhatsApp. */
export const whatsappUpdates = z
  .object({
    phone: z.string(),
    /** The text shown with the consent. */
    wording: z.string(),
    given_at: wibTime,
    /** Absent while updates are sent. */
    withdrawn_at: wibTime.nullish(),
  })
  .meta({ id: 'WhatsappUpdates' })

/** Optional additions to spec §7: a buyer stops the updates of an order. */
export const orderUpdateEndpoints = {
  'POST user/order-updates-stop': {
    summary:
      "Stops the WhatsApp updates for one of the customer's own orders. If there are none, nothing changes.",
    refuses: ['NOT_FOUND'],
    access: 'customer',
    effect: 'writes',
    isOptional: true,
    isServerOnly: true,
    body: z.object({ id }),
    data: confirmation,
  },
  'POST order-updates-stop': {
    summary:
      'Stops the WhatsApp updates for the order of a token. If there are none, nothing changes.',
    refuses: ['LINK_EXPIRED'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: z.object({ order_token }),
    data: confirmation,
  },
} satisfies EndpointMap

import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, orderToken } from '#fields.ts'
import { formBody } from '#form-body.ts'
import { order } from '#order.ts'
import { orderLookupForm } from '#rules/forms.ts'

const lookup = formBody(orderLookupForm)

/** Additions to spec §7. Without them a guest finds the order only in mails. */
export const guestOrderEndpoints = {
  'POST order-lookup': {
    summary:
      "Finds a guest order by its number and e-mail address, and returns it with a token. An unknown number, a different e-mail address and a customer's order get the same response.",
    refuses: ['ORDER_UNKNOWN', 'TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'reads',
    isOptional: true,
    /** `order_token` is an earlier token of this order from the same browser, expired or not. */
    body: lookup.extend({ order_token: orderToken.optional() }),
    data: z.object({ user_order: order, order_token: orderToken }),
  },
  'POST order-by-token': {
    summary: 'Returns the order of a token.',
    refuses: ['LINK_EXPIRED'],
    access: 'server',
    effect: 'reads',
    isOptional: true,
    body: z.object({ order_token: orderToken }),
    data: z.object({ user_order: order }),
  },
  'POST order-link': {
    summary:
      'Mails a new link to an order, found by its number and e-mail address, or by an expired token. Known and unknown orders get the same response.',
    refuses: ['TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: lookup.partial().extend({ order_token: orderToken.optional() }),
    data: confirmation,
  },
  'POST order-cancel': {
    summary:
      'Cancels the order of a token while it is unpaid, or is to be paid in cash and not yet on its way. An order that is already cancelled stays cancelled.',
    refuses: ['LINK_EXPIRED', 'ORDER_CLOSED'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: z.object({ order_token: orderToken }),
    data: confirmation,
  },
} satisfies EndpointMap

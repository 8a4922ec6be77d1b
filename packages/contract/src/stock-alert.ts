import { z } from 'zod'
import { sizedProduct } from '#cart.ts'
import type { EndpointMap } from '#endpoint.ts'
import { confirmation, id, wibTime } from '#fields.ts'
import { fieldSchema } from '#form-body.ts'
import { stockAlertForm } from '#rules/forms.ts'

/** A size that a customer's address waits for, or has waited for. */
const ownStockAlert = z
  .object({
    product_detail_id: id,
    size: z.string(),
    size_name: z.string().nullish(),
    email: z.string(),
    created_at: wibTime,
    /** Absent while the size is not back. */
    notified_at: wibTime.nullish(),
  })
  .meta({ id: 'OwnStockAlert' })

/** Optional additions to spec §7: 'Tell me when it is back'. */
export const stockAlertEndpoints = {
  'POST stock-alert': {
    summary: 'Requests one mail when a sold-out size is back in stock.',
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: sizedProduct.extend({ email: fieldSchema(stockAlertForm.email) }),
    data: confirmation,
  },
  'POST stock-alert-stop': {
    summary: 'Deletes all stock alerts of an e-mail address, by the token of one of its mails.',
    refuses: ['TOO_MANY_REQUESTS'],
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: z.object({
      token: z
        .string()
        .max(100)
        .regex(/^[\w-]+$/),
    }),
    data: confirmation,
  },
  'GET user/stock-alerts': {
    summary:
      "Returns the stock alerts of the customer's confirmed address: those that are waiting, and those that were mailed recently.",
    access: 'customer',
    effect: 'reads',
    isOptional: true,
    isServerOnly: true,
    data: z.object({ stock_alerts: z.array(ownStockAlert) }),
  },
} satisfies EndpointMap

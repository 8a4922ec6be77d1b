import { z } from 'zod'
import { sizedProduct } from '#lib/contract/cart.ts'
import type { EndpointMap } from '#lib/contract/endpoint.ts'
import { confirmation } from '#lib/contract/fields.ts'
import { fieldSchema } from '#lib/contract/form-body.ts'
import { stockAlertForm } from '#lib/rules/forms.ts'

/** Additions to spec §7: 'Tell me when it is back'. A backend may leave them out. */
export const stockAlertEndpoints = {
  'POST stock-alert': {
    summary: 'Asks for one mail when a size that is sold out is back.',
    refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    access: 'server',
    isOptional: true,
    body: sizedProduct.extend({ email: fieldSchema(stockAlertForm.email) }),
    data: confirmation,
  },
  'POST stock-alert-stop': {
    summary: 'Forgets all that an e-mail address waits for, by the token of one of its mails.',
    refuses: ['TOO_MANY_REQUESTS'],
    access: 'server',
    isOptional: true,
    body: z.object({
      token: z
        .string()
        .max(100)
        .regex(/^[\w-]+$/),
    }),
    data: confirmation,
  },
} satisfies EndpointMap

import type { z } from 'zod'
import type { checkoutEndpoints } from '#lib/contract/checkout.ts'

/** The parsed body of `POST checkout-trx`. */
export type CheckoutInput = z.output<(typeof checkoutEndpoints)['POST checkout-trx']['body']>

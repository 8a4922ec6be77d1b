import { serve } from '#lib/gateway/serve.ts'

/** The invoice of one of the customer's orders. */
export const GET = serve

import { serve } from '#lib/gateway/serve.ts'

/** The pickup code of one of the customer's orders. */
export const GET = serve

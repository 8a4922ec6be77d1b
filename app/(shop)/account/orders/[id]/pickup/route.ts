import { serve } from '#lib/gateway/serve.ts'

/** Responds with the pickup code of one of the customer's orders. */
export const GET = serve

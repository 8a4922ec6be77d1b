import { serve } from '#lib/gateway/serve.ts'

/** Redirects the footer's language links to the same page in another language. */
export const GET = serve

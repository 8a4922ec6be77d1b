import { serve } from '#lib/gateway/serve.ts'

/** The footer's links to the same page in another language. */
export const GET = serve

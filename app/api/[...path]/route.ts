import { serve } from '#lib/gateway/serve.ts'

export const GET = serve
export const POST = serve
export const PUT = serve
export const DELETE = serve
export const PATCH = serve

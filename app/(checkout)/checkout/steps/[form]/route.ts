import { formRoute } from '#lib/gateway/form-route.ts'

const handle = formRoute('/checkout/steps/[form]')

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

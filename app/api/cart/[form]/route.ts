import { formRoute } from '#lib/gateway/form-route.ts'

const handle = formRoute('/api/cart/[form]')

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

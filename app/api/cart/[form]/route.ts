import { handleCartForm } from '#lib/gateway/cart-form.ts'
import { formRoute } from '#lib/gateway/form-route.ts'

const forms = ['increase', 'decrease', 'remove', 'fill', 'quantity', 'delivery', 'buy-now'] as const

const handle = formRoute('cart', forms, handleCartForm)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

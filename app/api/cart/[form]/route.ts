import { handleCartForm } from '#lib/gateway/cart-form.ts'
import { formRoute } from '#lib/gateway/form-route.ts'

const handle = formRoute(
  'cart',
  ['increase', 'decrease', 'remove', 'fill', 'buy-now'],
  handleCartForm,
)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

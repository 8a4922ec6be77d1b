import { handleCancelForm } from '#lib/gateway/cancel-order-form.ts'
import { formRoute } from '#lib/gateway/form-route.ts'
import { handleOrderForm, orderForms } from '#lib/gateway/order-forms.ts'

const handle = formRoute('order', [...orderForms, 'cancel'], (request, form) =>
  form === 'cancel' ? handleCancelForm(request) : handleOrderForm(request, form),
)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

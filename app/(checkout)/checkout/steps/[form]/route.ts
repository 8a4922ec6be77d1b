import { checkoutForms } from '#lib/checkout/forms.ts'
import { handleCheckoutForm } from '#lib/gateway/checkout-form.ts'
import { formRoute } from '#lib/gateway/form-route.ts'

const handle = formRoute('checkout/steps', checkoutForms, handleCheckoutForm)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

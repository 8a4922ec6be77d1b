import { formRoute } from '#lib/gateway/form-route.ts'
import { handleOrderAction, orderActions } from '#lib/gateway/order-action-form.ts'
import { handleOrderForm, orderForms } from '#lib/gateway/order-forms.ts'
import { handleReturnForm } from '#lib/gateway/return-form.ts'
import { handleReviewForm } from '#lib/gateway/review-form.ts'

const handle = formRoute(
  'order',
  [...orderForms, ...orderActions, 'return', 'review'],
  (request, form) => {
    if (form === 'cancel' || form === 'updates-stop') return handleOrderAction(request, form)
    if (form === 'return') return handleReturnForm(request)
    return form === 'review' ? handleReviewForm(request) : handleOrderForm(request, form)
  },
)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

import { formRoute } from '#lib/gateway/form-route.ts'
import { handleStockAlertForm } from '#lib/gateway/stock-alert-form.ts'

const handle = formRoute('stock-alert', ['ask', 'stop'], handleStockAlertForm)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

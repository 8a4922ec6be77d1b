import { addressForms, handleAddressForm } from '#lib/gateway/address-forms.ts'
import { formRoute } from '#lib/gateway/form-route.ts'

const handle = formRoute('address', addressForms, handleAddressForm)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

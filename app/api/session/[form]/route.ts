import { formRoute } from '#lib/gateway/form-route.ts'
import { handleSessionForm } from '#lib/gateway/session-handlers.ts'

const handle = formRoute('session', ['sign-in', 'sign-up', 'forgot-password'], handleSessionForm)

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

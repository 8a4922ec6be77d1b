import {
  defineMiddlewares,
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { bodyOf, Refusal } from '../refusal'
import { requireSecret } from './require-secret'

const answerMedusaError = errorHandler()

function answerError(
  error: Error,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (error instanceof Refusal) response.status(error.status).json(bodyOf(error))
  else answerMedusaError(error, request, response, next)
}

/** The pictures of the demo company are the adapter's; the admin looks for them here. */
function redirectToAdapter(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (process.env.ADAPTER_URL) response.redirect(`${process.env.ADAPTER_URL}${request.originalUrl}`)
  else next()
}

export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: '/adapter*', middlewares: [requireSecret] },
    { matcher: '/media/*', methods: ['GET'], middlewares: [redirectToAdapter] },
  ],
})

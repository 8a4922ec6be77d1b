import {
  defineMiddlewares,
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import type { EngineEvent } from '../engine-event'
import { tellAdapter } from '../events'
import { bodyOf, diskFull, Refusal } from '../refusal'
import { loggerOf } from '../scope'
import { isDiskFull } from '../shortage'
import { channelEvent } from './channel-event'
import { pathOf } from './path-of'
import { requireSecret } from './require-secret'
import { tellPriceList } from './tell-price-list'

const answerMedusaError = errorHandler()

function answerError(
  error: Error,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (isDiskFull(error)) loggerOf(request.scope).error(`The disk is full: ${error.message}`)
  const refusal = isDiskFull(error) ? diskFull() : error
  if (refusal instanceof Refusal) response.status(refusal.status).json(bodyOf(refusal))
  else answerMedusaError(error, request, response, next)
}

/** Redirects requests for the demo company's pictures, which the adapter serves, from the admin's address. */
function redirectToAdapter(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (process.env.ADAPTER_URL) response.redirect(`${process.env.ADAPTER_URL}${request.originalUrl}`)
  else next()
}

/** Tells the adapter of successful changes in the admin for which Medusa has no event. */
const tellAfter =
  (eventOf: (request: MedusaRequest) => EngineEvent) =>
  (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    response.once('finish', () => {
      if (response.statusCode < 400) tellAdapter(request.scope, eventOf(request))
    })
    next()
  }

/** Returns the event for a product whose photos were assigned to variants: /admin/products/<id>/… */
const tellProduct = tellAfter(({ originalUrl }) => ({
  name: 'product.changed',
  product_ids: [originalUrl.split('/')[3] ?? ''],
}))

const changes: ('POST' | 'DELETE')[] = ['POST', 'DELETE']

export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: '/adapter*', middlewares: [requireSecret] },
    // Room for three pictures of a return, in Base64.
    { matcher: '/adapter/orders/*/return', methods: ['POST'], bodyParser: { sizeLimit: '5mb' } },
    { matcher: '/media/*', methods: ['GET'], middlewares: [redirectToAdapter] },
    {
      matcher: '/admin/products/*/images/*/variants/batch',
      methods: ['POST'],
      middlewares: [tellProduct],
    },
    {
      matcher: '/admin/products/*/variants/*/images/batch',
      methods: ['POST'],
      middlewares: [tellProduct],
    },
    {
      matcher: '/admin/price-lists*',
      methods: changes,
      middlewares: [tellPriceList],
    },
    {
      matcher: '/admin/sales-channels*',
      methods: changes,
      middlewares: [tellAfter(({ originalUrl, body }) => channelEvent(pathOf(originalUrl), body))],
    },
    {
      matcher: '/admin/stock-locations*',
      methods: changes,
      middlewares: [tellAfter(() => ({ name: 'stores.changed' }))],
    },
  ],
})

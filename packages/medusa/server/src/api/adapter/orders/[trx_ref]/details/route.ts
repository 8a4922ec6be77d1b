import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { withOrder } from '../../../../../orders/find-placement'
import { findOrder } from '../../../../../orders/read-orders'
import { placementsOf } from '../../../../../scope'
import { param, parse } from '../../../../input'

const body = z.object({ details: z.record(z.string(), z.unknown()) })

export const PUT = async (request: MedusaRequest, response: MedusaResponse) => {
  const trxRef = param(request, 'trx_ref')
  const { details } = parse(body, request.body)
  await withOrder(request.scope, trxRef, ({ placement }) =>
    placementsOf(request.scope).updatePlacements({
      id: placement.id,
      details: { ...placement.details, ...details },
    }),
  )
  response.json({ order: await findOrder(request.scope, trxRef) })
}

import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'
import { notFound } from '../../../../../refusal'
import { queryOf } from '../../../../../scope'
import { param, parse } from '../../../../input'

const body = z.object({ password: z.string().min(8) })

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { password } = parse(body, request.body)
  const { data } = await queryOf(request.scope).graph({
    entity: 'customer',
    fields: ['email'],
    filters: { id: param(request, 'id'), has_account: true },
  })
  const customer = data[0]
  if (!customer) throw notFound()
  const auth = request.scope.resolve(Modules.AUTH)
  const result = await auth.updateProvider('emailpass', { entity_id: customer.email, password })
  if (!result.success) throw new Error(`The password was not changed: ${result.error}`)
  response.json({})
}

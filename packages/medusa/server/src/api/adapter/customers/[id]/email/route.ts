import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { changeEmail } from '../../../../../customers/change-email'
import { param, parse } from '../../../../input'

const body = z.object({ email: z.email() })

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { email } = parse(body, request.body)
  await changeEmail(request.scope, param(request, 'id'), email)
  response.json({})
}

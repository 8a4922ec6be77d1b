import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { queryOf } from '../../../../scope'
import { parse } from '../../../input'

const wanted = z.object({ email: z.string().min(1) })

/** Lists the customers with an account of this e-mail address, like the Admin API, whose URL would put the address into access logs. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { email } = parse(wanted, request.body)
  const { data: customers } = await queryOf(request.scope).graph({
    entity: 'customer',
    fields: ['id', 'email', 'first_name', 'last_name', 'has_account', 'metadata'],
    filters: { email, has_account: true },
  })
  response.json({ customers })
}

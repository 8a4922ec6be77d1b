import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { addPasskey, listPasskeys } from '../../../../../passkeys/passkeys'
import { shoppersOf } from '../../../../../scope'
import { param, parse } from '../../../../input'

const body = z.object({
  credential_id: z.string().min(1),
  public_key: z.string().min(1),
  counter: z.number().int().nonnegative(),
  transports: z.string(),
  name: z.string(),
})

export const GET = async (request: MedusaRequest, response: MedusaResponse) => {
  response.json({ passkeys: await listPasskeys(request.scope, param(request, 'id')) })
}

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const passkey = { ...parse(body, request.body), customer_id: param(request, 'id') }
  response.json({ id: await addPasskey(request.scope, passkey) })
}

/** Deletes all of them: the password has a new owner. */
export const DELETE = async (request: MedusaRequest, response: MedusaResponse) => {
  await shoppersOf(request.scope).deletePasskeys({ customer_id: param(request, 'id') })
  response.json({})
}

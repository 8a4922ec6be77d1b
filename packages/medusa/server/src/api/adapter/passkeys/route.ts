import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { findPasskey } from '../../../passkeys/passkeys'
import { parse } from '../../input'

const body = z.object({ credential_id: z.string().min(1) })

/** A search: what a browser sends may be too long for an address. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { credential_id } = parse(body, request.body)
  response.json({ passkey: await findPasskey(request.scope, credential_id) })
}

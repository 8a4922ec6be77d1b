import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { findPasskey } from '../../../passkeys/passkeys'
import { parse } from '../../input'

const body = z.object({ credential_id: z.string().min(1) })

/** Uses POST, since a browser's credential id may be too long for a URL. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { credential_id } = parse(body, request.body)
  response.json({ passkey: await findPasskey(request.scope, credential_id) })
}

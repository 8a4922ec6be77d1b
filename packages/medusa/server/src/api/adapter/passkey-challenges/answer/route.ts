import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { challengeInput, takeChallenge } from '../../../../passkeys/challenges'
import { parse } from '../../../input'

/** Consumes a challenge. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const challenge = parse(challengeInput, request.body)
  response.json({ was_kept: await takeChallenge(request.scope, challenge) })
}

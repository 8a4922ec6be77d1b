import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { challengeInput } from '../../../passkeys/challenges'
import { shoppersOf } from '../../../scope'
import { parse } from '../../input'

const body = challengeInput.extend({ expires_at: z.iso.datetime() })

export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { expires_at, ...kept } = parse(body, request.body)
  const challenge = { ...kept, expires_at: new Date(expires_at) }
  await shoppersOf(request.scope).createPasskeyChallenges(challenge)
  response.json({})
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** Of equal length, as the comparison needs it. */
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries ENGINE_SECRET, which only the adapter knows; never without one. */
function isAdapter(authorization: string | undefined): boolean {
  const secret = process.env.ENGINE_SECRET
  if (!secret) return false
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))
}

/** Lets the adapter alone pass. */
export function requireSecret(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (isAdapter(request.headers.authorization)) next()
  else response.status(401).json({ type: 'unauthorized', message: 'Unauthorized' })
}

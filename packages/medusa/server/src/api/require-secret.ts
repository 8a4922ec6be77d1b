import { createHash, timingSafeEqual } from 'node:crypto'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** Hashes to equal length, which the comparison needs. */
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries ENGINE_SECRET, which only the adapter knows. False when none is set. */
function isAdapter(authorization: string | undefined): boolean {
  const secret = process.env.ENGINE_SECRET
  if (!secret) return false
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))
}

/** Rejects all callers but the adapter. */
export function requireSecret(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (isAdapter(request.headers.authorization)) next()
  else response.status(401).json({ type: 'unauthorized', message: 'Unauthorized' })
}

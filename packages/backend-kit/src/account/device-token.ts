import { createHmac, randomBytes } from 'node:crypto'
import { sameSignature } from '#http/signature.ts'

const parts = /^([\w-]{22})\.([\w-]{43})$/

const sign = (secret: string, email: string, id: string) =>
  createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url')

/**
 * Issues a token proving that a browser has signed in to the account with this e-mail address. It grants no access: it only
 * gives the browser its own attempt limit. Signed, not stored.
 */
export function issueDeviceToken(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${sign(secret, email, id)}`
}

/** Returns the id in a device token; null unless we issued it for this e-mail address. */
export function deviceOf(secret: string, email: string, token: string | undefined): string | null {
  const [, id = '', signature = ''] = parts.exec(token ?? '') ?? []
  return sameSignature(sign(secret, email, id), signature) ? id : null
}

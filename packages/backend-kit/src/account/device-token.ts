import { createHmac, randomBytes } from 'node:crypto'
import { sameSignature } from '#payment/signature.ts'

const parts = /^([\w-]{22})\.([\w-]{43})$/

const sign = (secret: string, email: string, id: string) =>
  createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url')

/**
 * A token that says that a browser was signed in to the account of an e-mail address. It opens nothing: attempts with it are
 * counted apart from those of strangers. It is signed and not stored.
 */
export function issueDeviceToken(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${sign(secret, email, id)}`
}

/** The id in a device token; null when it was not issued by us for the account of this e-mail address. */
export function deviceOf(secret: string, email: string, token: string | undefined): string | null {
  const [, id = '', signature = ''] = parts.exec(token ?? '') ?? []
  return sameSignature(sign(secret, email, id), signature) ? id : null
}

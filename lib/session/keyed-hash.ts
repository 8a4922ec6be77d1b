import { createHmac } from 'node:crypto'
import { env } from '#lib/config/env.ts'

/** A hash in hexadecimal digits that nobody without the first session password can compute. Throws Error without one. */
export function keyedHash(text: string): string {
  const [password] = env.sessionPasswords
  if (!password) throw new Error('SESSION_PASSWORD: needed to sign a customer in')
  return createHmac('sha256', password).update(text).digest('hex')
}

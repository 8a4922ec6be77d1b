import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = promisify(argon2)

const tagOf = (password: string, nonce: Buffer) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost })

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`

/** The argon2id hash of a password in the usual '$argon2id$…' form, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return `${prefix}$${base64(nonce)}$${base64(await tagOf(password, nonce))}`
}

/** Whether a password is the one behind a hash, in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [nonce = '', tag = ''] = hash.split('$').slice(-2)
  const expected = Buffer.from(tag, 'base64')
  const given = await tagOf(password, Buffer.from(nonce, 'base64'))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** A hash of nothing that anybody knows: checking against it takes as long as against a real one. */
export const nobodysHash: string = await hashPassword(randomBytes(16).toString('hex'))

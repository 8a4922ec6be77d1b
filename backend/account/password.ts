import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = promisify(argon2)

interface Parameters {
  nonce: Buffer
  tagLength: number
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

const tagOf = (password: string, parameters: Parameters) =>
  derive('argon2id', { message: password.normalize('NFC'), ...parameters })

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`

/** The argon2id hash of a password in the usual '$argon2id$…' form, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return `${prefix}$${base64(nonce)}$${base64(await tagOf(password, { nonce, tagLength, ...cost }))}`
}

const encoded =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** The most that checking a password may cost, in KiB and passes: a hash that asks for more is none of ours. */
const limit = { memory: 262_144, passes: 16, parallelism: 8 }

/** What a hash was made with, and its tag; null when it is no hash, or one that would cost too much. */
function parseHash(hash: string): { parameters: Parameters; tag: Buffer } | null {
  const [, m, t, p, nonce = '', tag = ''] = encoded.exec(hash) ?? []
  const [memory, passes, parallelism] = [Number(m), Number(t), Number(p)]
  const isPossible = passes >= 1 && parallelism >= 1 && memory >= 8 * parallelism
  const isAffordable =
    memory <= limit.memory && passes <= limit.passes && parallelism <= limit.parallelism
  if (!isPossible || !isAffordable) return null
  const expected = Buffer.from(tag, 'base64')
  return {
    parameters: {
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length,
      ...{ memory, passes, parallelism },
    },
    tag: expected,
  }
}

/**
 * Whether a password is the one behind a hash, in constant time, at the costs that the hash was made
 * with: raising ours shuts nobody out. A hash that cannot be read is nobody's.
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const parsed = parseHash(hash)
  return parsed !== null && timingSafeEqual(parsed.tag, await tagOf(password, parsed.parameters))
}

/** A hash of nothing that anybody knows: checking against it takes as long as against a real one. */
export const dummyHash: string = await hashPassword(randomBytes(16).toString('hex'))

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Hashing cost: OWASP's minimum for argon2id (19 MiB, two passes, one lane). Backend tests use a lower cost. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }
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

const prefix = () => {
  const { memory, passes, parallelism } = passwordCost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`
}

/** Hashes a password with argon2id and a fresh salt, in the usual '$argon2id$…' form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, { nonce, tagLength, ...passwordCost })
  return `${prefix()}$${base64(nonce)}$${base64(tag)}`
}

const encoded =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** Maximum cost we accept when checking a hash, in KiB and passes. */
const limit = { memory: 262_144, passes: 16, parallelism: 8 }

/** Parses the parameters and the tag of a hash; null when it is malformed or too expensive to check. */
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
 * Returns whether a password matches a hash, in constant time, using the hash's own cost parameters, so old hashes stay
 * valid when we raise ours. False for a malformed hash.
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const parsed = parseHash(hash)
  return parsed !== null && timingSafeEqual(parsed.tag, await tagOf(password, parsed.parameters))
}

/** A hash of a random password, so that checking an unknown account takes as long as a known one. */
export const dummyHash: string = await hashPassword(randomBytes(16).toString('hex'))

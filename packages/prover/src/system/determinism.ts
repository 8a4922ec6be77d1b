import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { currentFlow } from '#explorer/flow.ts'
import type { Stage } from '#explorer/stage.ts'

let stage: Stage | null = null

/** Sets the run whose native operations are counted. There is one at a time. */
export function setStage(current: Stage | null): void {
  stage = current
}

/** Counts an operation outside JavaScript until it ends, so that code does not count as at rest before. */
function counted<Result>(operation: () => Promise<Result>): Promise<Result> {
  const own = stage
  if (!own) return operation()
  own.native++
  return operation().finally(() => {
    own.native--
  })
}

const subtle = Object.getPrototypeOf(crypto.webcrypto.subtle)
for (const name of [
  'encrypt',
  'decrypt',
  'sign',
  'verify',
  'digest',
  'importKey',
  'deriveBits',
  'deriveKey',
]) {
  const original = subtle[name]
  subtle[name] = function (this: unknown, ...args: unknown[]) {
    return counted(() => original.apply(this, args))
  }
}

const { argon2, randomBytes } = crypto

type Argon2 = Parameters<typeof argon2>

function countedArgon2(algorithm: Argon2[0], parameters: Argon2[1], callback: Argon2[2]): void {
  const own = stage
  if (own) own.native++
  argon2(algorithm, parameters, (error, tag) => {
    if (own) own.native--
    callback(error, tag)
  })
}

/** Returns the same bytes in each run within a flow, so that bill numbers and tokens are the same too. */
function repeatableBytes(size: number): Buffer {
  const flow = currentFlow()
  return flow ? Buffer.from(flow.random(size), 'hex') : randomBytes(size)
}

Object.assign(crypto, { argon2: countedArgon2, randomBytes: repeatableBytes })
syncBuiltinESMExports()

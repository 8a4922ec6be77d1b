import 'server-only'
import { hash } from 'node:crypto'
import { ApiError } from '#lib/api/api-error.ts'
import { env } from '#lib/config/env.ts'
import { hitCounter } from '#lib/gateway/hit-counter.ts'
import {
  allWrites,
  ownWritesPerAddress,
  perAddress,
  perEmail,
  readsPerAddress,
} from '#lib/gateway/rate-limits.ts'
import { shopperAddress } from '#lib/gateway/shopper-address.ts'
import * as words from '#lib/messages/words.ts'
import { emailKey } from '#lib/rules/email.ts'
import { networkOf } from '#lib/rules/network-of.ts'

const minuteMs = 60_000

function tooMany(call: string, endsAt: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000))
  return new ApiError({
    kind: 'refused',
    call,
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    shopperMessage: words.errors.tooManyAttempts(Math.ceil(retryAfterSeconds / 60)),
    retryAfterSeconds,
  })
}

/** Counts a hit on a limit. Throws ApiError `refused` with 429 over the limit. */
async function count(
  call: string,
  limit: { max: number; windowMinutes: number } | undefined,
  key: string,
): Promise<void> {
  if (!limit || env.rateLimitFactor === 0) return
  const { hits, endsAt } = await hitCounter().hit(key, limit.windowMinutes * minuteMs)
  if (hits > limit.max * env.rateLimitFactor) throw tooMany(call, endsAt)
}

/** Counts a write of the address that a request comes from. Throws ApiError `refused` with 429 over a limit. */
export async function limitByAddress(request: Request, call: string): Promise<void> {
  const network = networkOf(shopperAddress(request.headers))
  await count(call, allWrites, `writes ${network}`)
  await count(call, perAddress[call], `${call} ${network}`)
}

/** Counts a read of a limited call, by the address that a request comes from. Throws ApiError `refused` with 429 over the limit. */
export async function limitReads(request: Request, call: string): Promise<void> {
  await count(call, readsPerAddress[call], `${call} ${networkOf(shopperAddress(request.headers))}`)
}

/**
 * Counts a write that the shop answers without its backend, so it does not count among those of the backend. Throws
 * ApiError `refused` with 429 over the limit.
 */
export async function limitOwnWrites(request: Request, call: string): Promise<void> {
  const network = networkOf(shopperAddress(request.headers))
  await count(call, ownWritesPerAddress[call], `${call} ${network}`)
}

/** Counts an attempt on an e-mail address, of which only a hash is kept. Throws ApiError `refused` with 429 over the limit. */
export async function limitByEmail(call: string, email: string): Promise<void> {
  const account = hash('sha256', emailKey(email), 'base64')
  await count(call, perEmail[call], `${call} ${account}`)
}

import 'server-only'
import { isIP } from 'node:net'
import { ApiError } from '#lib/api/api-error.ts'
import { env } from '#lib/config/env.ts'
import { queueHeaders } from '#lib/config/queue.ts'
import type { Effect, Endpoint } from '#lib/contract/endpoint.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { hitCounter } from '#lib/gateway/hit-counter.ts'
import {
  allReads,
  allWrites,
  attempts,
  mails,
  ownWritesPerAddress,
  perAddress,
  type RateLimit,
} from '#lib/gateway/rate-limits.ts'
import { networkOf } from '#lib/rules/network.ts'
import type { KnownBrowser } from '#lib/session/known-cookie.ts'
import { errorsMessages } from '#messages/errors.ts'

/**
 * The address that a request comes from. Our HTTP server has written it into X-Forwarded-For
 * (server/gate/request-parts.ts); undefined when there is no address in it.
 */
export function shopperAddress(headers: Headers): string | undefined {
  const address = headers.get('x-forwarded-for') ?? ''
  return isIP(address) === 0 ? undefined : address
}

/**
 * Whose calls count together: those of an address, or of who came through the queue by itself, whom strangers at the same
 * address must not keep from buying.
 */
function senderOf({ headers }: Request): string {
  const admission = headers.get(queueHeaders.admission)
  return admission ? `admitted ${admission}` : networkOf(shopperAddress(headers))
}

const minuteMs = 60_000

function tooMany(call: string, endsAt: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000))
  return new ApiError({
    kind: 'refused',
    call,
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    shopperMessage: errorsMessages.tooManyAttempts(Math.ceil(retryAfterSeconds / 60)),
    retryAfterSeconds,
  })
}

/** Counts a hit on a limit. Gives when its window ends, in milliseconds since 1970, if it is over the limit; else null. */
export async function countHit(limit: RateLimit, key: string): Promise<number | null> {
  if (env.rateLimitFactor === 0) return null
  const { hits, endsAt } = await hitCounter().hit(key, limit.windowMinutes * minuteMs)
  return hits > limit.max * env.rateLimitFactor ? endsAt : null
}

/** Counts a hit on a limit of a call. Throws ApiError `refused` with 429 over the limit. */
export async function limitHits(
  call: string,
  limit: RateLimit | undefined,
  key: string,
): Promise<void> {
  const endsAt = limit ? await countHit(limit, key) : null
  if (endsAt !== null) throw tooMany(call, endsAt)
}

const all: Readonly<Record<Effect, RateLimit>> = { reads: allReads, writes: allWrites }

const rows: Readonly<Record<string, Endpoint | undefined>> = endpoints

/** What a call does: by the contract, and for the shop's own by its method. */
const effectOf = (call: string): Effect =>
  rows[call]?.effect ?? (call.startsWith('GET ') ? 'reads' : 'writes')

/**
 * Counts a call of the address that a request comes from: among all that do the same, and by itself. A write that the shop answers
 * without its backend does not count among those of the backend. Throws ApiError `refused` with 429 over a limit.
 */
export async function limitByAddress(
  request: Request,
  call: string,
  effect = effectOf(call),
): Promise<void> {
  const sender = senderOf(request)
  const ownWrites = ownWritesPerAddress[call]
  if (ownWrites) return limitHits(call, ownWrites, `${call} ${sender}`)
  await limitHits(call, all[effect], `${effect} ${sender}`)
  await limitHits(call, perAddress[call], `${call} ${sender}`)
}

interface Attempt {
  call: string
  /** A hash of what is tried, such as an e-mail address. */
  name: string
  /** The browser, when it knows what is tried; null for a stranger. */
  known: KnownBrowser | null
}

/** Strangers share one count. Each browser that knows the account or the order has its own, so they do not keep it out. */
const keyOf = ({ call, name, known }: Attempt) => `${call} ${known?.browser ?? 'stranger'} ${name}`

/** Whether it matters for a call if the browser knows what is tried. */
export const countsByBrowser = (call: string): boolean => call in attempts || call in mails

/** Counts an attempt. Throws ApiError `refused` with 429 over the limit. */
export const limitAttempts = (attempt: Attempt): Promise<void> =>
  limitHits(attempt.call, attempts[attempt.call], keyOf(attempt))

/** Counts a mail that is asked for; false when its receiver has got enough of them. */
export async function mayMail(attempt: Attempt): Promise<boolean> {
  for (const limit of mails[attempt.call] ?? []) {
    const key = `${limit.windowMinutes} ${keyOf(attempt)}`
    if ((await countHit(limit, key)) !== null) return false
  }
  return true
}

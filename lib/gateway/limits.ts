import 'server-only'
import { isIP } from 'node:net'
import type { Effect, Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { networkOf } from '@etalase/contract/rules/network.ts'
import { hitCounter } from '@etalase/front/shared/hit-counter.ts'
import { queueHeaders } from '@etalase/front/shared/queue.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { env } from '#lib/config/env.ts'
import type { KnownBrowser } from '#lib/session/known-cookie.ts'
import { errorsMessages } from '#messages/errors.ts'

interface RateLimit {
  /** Allowed writes per window. */
  max: number
  windowMinutes: number
}

const perQuarterHour = (max: number): RateLimit => ({ max, windowMinutes: 15 })

/** All reads per address: an office or mobile network that shops at a hundred calls a second. */
const allReads: RateLimit = { max: 30_000, windowMinutes: 5 }

/** All writes per address. Wide, because an office or mobile network shares one address. */
const allWrites: RateLimit = { max: 6_000, windowMinutes: 5 }

/** Per call and address: a shopper who types sends several calls per word. */
export const perAddress: Readonly<Record<string, RateLimit>> = {
  'POST auth/sign-in': perQuarterHour(300),
  'POST auth/passkey-options': perQuarterHour(3_000),
  'POST auth/passkey': perQuarterHour(300),
  'POST user/passkey-options': perQuarterHour(100),
  'POST auth/sign-up': perQuarterHour(150),
  'POST auth/forgot-password': perQuarterHour(100),
  'POST auth/confirm-email': perQuarterHour(100),
  'POST user/confirmation-mail': perQuarterHour(100),
  'POST user/delete-account': perQuarterHour(100),
  'POST user/change-password': perQuarterHour(100),
  'POST user/newsletter/subscribe': perQuarterHour(100),
  'POST stock-alert': perQuarterHour(100),
  'POST stock-alert-stop': perQuarterHour(100),
  'POST order-lookup': perQuarterHour(300),
  'POST order-link': perQuarterHour(100),
  'POST order-cancel': perQuarterHour(100),
  'POST user/order-cancel': perQuarterHour(100),
  'POST order-updates-stop': perQuarterHour(100),
  'POST user/order-updates-stop': perQuarterHour(100),
  'POST order-return': perQuarterHour(60),
  'POST user/order-return': perQuarterHour(60),
  'POST order-review': perQuarterHour(60),
  'POST user/review': perQuarterHour(60),
  'POST checkout-promo-code': perQuarterHour(300),
  'POST checkout-trx': perQuarterHour(300),
  'POST ucp': perQuarterHour(1_200),
  'GET account-data': perQuarterHour(100),
  'GET order-link': perQuarterHour(1_200),
  'GET payment-qr': perQuarterHour(1_200),
  'GET pickup-voucher': perQuarterHour(1_200),
  'GET invoice': perQuarterHour(1_200),
  'GET user/order-return-picture': perQuarterHour(3_000),
  'POST order-return-picture': perQuarterHour(3_000),
  'GET session/ended': perQuarterHour(1_200),
  'GET search-suggestions': { max: 6_000, windowMinutes: 5 },
  'GET buy-now': { max: 1_200, windowMinutes: 5 },
  'GET product-promise': { max: 1_200, windowMinutes: 5 },
}

/** Writes per address that the shop answers itself: a checkout sends one per typing pause, a page one per event. */
export const ownWritesPerAddress: Readonly<Record<string, RateLimit>> = {
  'POST analytics': { max: 6_000, windowMinutes: 5 },
  'PUT checkout-draft': { max: 6_000, windowMinutes: 5 },
  'DELETE checkout-draft': perQuarterHour(1_000),
  'PUT pending-order': perQuarterHour(1_000),
  'DELETE pending-order': perQuarterHour(1_000),
}

/** Attempts on one account or order, by call: counted for all strangers together, and for each browser that knows it. */
export const attempts: Readonly<Record<string, RateLimit>> = {
  'POST auth/sign-in': perQuarterHour(20),
  'POST order-lookup': perQuarterHour(10),
  'POST order-link': perQuarterHour(5),
}

/** Mails to one address, by call, counted like attempts. Every limit applies. */
export const mails: Readonly<Record<string, readonly RateLimit[]>> = {
  'POST auth/forgot-password': [perQuarterHour(3), { max: 10, windowMinutes: 24 * 60 }],
}

/**
 * Returns the request's address, which our HTTP server wrote into X-Forwarded-For
 * (packages/front/src/gate/request-parts.ts); undefined when it holds no address.
 */
export function shopperAddress(headers: Headers): string | undefined {
  const address = headers.get('x-forwarded-for') ?? ''
  return isIP(address) === 0 ? undefined : address
}

/**
 * Returns the key that calls are counted under: the address, or the queue admission, so that strangers at the same
 * address can't keep an admitted shopper from buying.
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

/** Counts a hit. Over the limit returns the end of its window, in milliseconds since 1970; else null. */
async function countHit(limit: RateLimit, key: string): Promise<number | null> {
  if (env.rateLimitFactor === 0) return null
  const { hits, endsAt } = await hitCounter().hit(key, limit.windowMinutes * minuteMs)
  return hits > limit.max * env.rateLimitFactor ? endsAt : null
}

/** Counts a hit on a call's limit. Throws ApiError `refused` with 429 over the limit. */
async function limitHits(call: string, limit: RateLimit | undefined, key: string): Promise<void> {
  const endsAt = limit ? await countHit(limit, key) : null
  if (endsAt !== null) throw tooMany(call, endsAt)
}

const all: Readonly<Record<Effect, RateLimit>> = { reads: allReads, writes: allWrites }

const rows: Readonly<Record<string, Endpoint | undefined>> = endpoints

/** Returns a call's effect: from the contract, or by method for the shop's own calls. */
const effectOf = (call: string): Effect =>
  rows[call]?.effect ?? (call.startsWith('GET ') ? 'reads' : 'writes')

/**
 * Counts a call by the request's address: among all calls of the same effect, and on its own. A write that the shop
 * answers without its backend is not counted among the backend's. Throws ApiError `refused` with 429 over a limit.
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
  /** A hash of the target, such as an e-mail address. */
  name: string
  /** The browser, if it knows the target; null for a stranger. */
  known: KnownBrowser | null
}

/** Strangers share one count. Each browser that knows the account or order has its own, so strangers can't lock it out. */
const keyOf = ({ call, name, known }: Attempt) => `${call} ${known?.browser ?? 'stranger'} ${name}`

/** Whether a call's limit depends on the browser knowing the target. */
export const countsByBrowser = (call: string): boolean => call in attempts || call in mails

/** Counts an attempt. Throws ApiError `refused` with 429 over the limit. */
export const limitAttempts = (attempt: Attempt): Promise<void> =>
  limitHits(attempt.call, attempts[attempt.call], keyOf(attempt))

/** Counts a requested mail; returns false when the receiver has reached a limit. */
export async function mayMail(attempt: Attempt): Promise<boolean> {
  for (const limit of mails[attempt.call] ?? []) {
    const key = `${limit.windowMinutes} ${keyOf(attempt)}`
    if ((await countHit(limit, key)) !== null) return false
  }
  return true
}

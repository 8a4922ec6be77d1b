import 'server-only'
import { countHit, limitHits } from '#lib/gateway/limit-rate.ts'
import { attempts, mails } from '#lib/gateway/rate-limits.ts'
import type { KnownBrowser } from '#lib/session/known-cookie.ts'

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

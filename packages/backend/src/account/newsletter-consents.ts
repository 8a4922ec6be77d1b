import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { newsletterConsents } from '@etalase/backend-kit/db/schema/newsletter-consents.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import type { ConsentSource } from '@etalase/contract/rules/constants.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { subDays } from 'date-fns/subDays'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { setSubscription } from '#account/customer-repository.ts'

interface Consent {
  source?: ConsentSource | undefined
  /** The words that were shown. */
  wording?: string | undefined
}

const openConsent = (customerId: number) =>
  and(eq(newsletterConsents.customerId, customerId), isNull(newsletterConsents.withdrawnAt))

/** Subscribes a customer, and keeps what they agreed to. One who is subscribed already has agreed already. */
export function subscribe(
  db: Database,
  customerId: number,
  { source, wording, now }: Consent & { now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    await setSubscription(tx, customerId, true)
    await tx
      .insert(newsletterConsents)
      .values({ customerId, givenAt: now, source, wording, language: requestLanguage() })
      .onConflictDoNothing()
  })
}

/** Unsubscribes a customer; the consent is kept as withdrawn. */
export function unsubscribe(db: Database, customerId: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await setSubscription(tx, customerId, false)
    await tx.update(newsletterConsents).set({ withdrawnAt: now }).where(openConsent(customerId))
  })
}

/** What a subscriber agreed to; null for a customer without a consent, or with a withdrawn one. */
export async function consentOf(db: Database, customerId: number) {
  const [consent] = await db.select().from(newsletterConsents).where(openConsent(customerId))
  return consent ?? null
}

/** Deletes consents that were withdrawn long ago. */
export async function deleteOldConsents(db: Database, now: Date): Promise<void> {
  const oldest = subDays(now, keptDays.withdrawnConsent)
  await db.delete(newsletterConsents).where(lt(newsletterConsents.withdrawnAt, oldest))
}

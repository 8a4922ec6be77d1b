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
  /** The wording shown to the customer. */
  wording?: string | undefined
}

const openConsent = (customerId: number) =>
  and(eq(newsletterConsents.customerId, customerId), isNull(newsletterConsents.withdrawnAt))

/** Subscribes a customer and stores the consent. An existing subscription keeps its consent. */
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

/** Unsubscribes a customer. The consent is kept as withdrawn. */
export function unsubscribe(db: Database, customerId: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await setSubscription(tx, customerId, false)
    await tx.update(newsletterConsents).set({ withdrawnAt: now }).where(openConsent(customerId))
  })
}

/** Returns a subscriber's consent, or null when it is missing or withdrawn. */
export async function consentOf(db: Database, customerId: number) {
  const [consent] = await db.select().from(newsletterConsents).where(openConsent(customerId))
  return consent ?? null
}

/** Deletes consents whose retention time after withdrawal is over. */
export async function deleteOldConsents(db: Database, now: Date): Promise<void> {
  const oldest = subDays(now, keptDays.withdrawnConsent)
  await db.delete(newsletterConsents).where(lt(newsletterConsents.withdrawnAt, oldest))
}

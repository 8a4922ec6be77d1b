import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { updateConsents } from '@etalase/backend-kit/db/schema/order-updates.ts'
import {
  type GivenConsent,
  givenConsent,
} from '@etalase/backend-kit/order-updates/given-consent.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { subDays } from 'date-fns/subDays'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'

const isOpen = (orderId: number) =>
  and(eq(updateConsents.orderId, orderId), isNull(updateConsents.withdrawnAt))

/** Finds an order's consent to updates, unless withdrawn. */
export async function openConsentOf(db: Database, orderId: number) {
  const [consent] = await db.select().from(updateConsents).where(isOpen(orderId))
  return consent
}

/** Stores the consent of a new order's buyer, if given. Throws INVALID_INPUT (400) for anything but an Indonesian phone number. */
export async function keepConsent(
  tx: Database,
  orderId: number,
  given: GivenConsent,
  now: Date,
): Promise<void> {
  const consent = givenConsent(given)
  if (consent) await tx.insert(updateConsents).values({ orderId, ...consent, givenAt: now })
}

/** Marks an order's consent to updates as withdrawn. Keeps the time of an earlier withdrawal. */
export async function withdrawConsent(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx.update(updateConsents).set({ withdrawnAt: now }).where(isOpen(orderId))
}

/** Loads the consents of orders in the contract's form, by order id. */
export async function consentsOf(db: Database, orderIds: readonly number[]) {
  const rows = await db
    .select()
    .from(updateConsents)
    .where(inArray(updateConsents.orderId, [...orderIds]))
  return new Map(
    rows.map(({ orderId, phone, wording, givenAt, withdrawnAt }) => [
      orderId,
      {
        phone,
        wording,
        given_at: toWib(givenAt),
        withdrawn_at: withdrawnAt && toWib(withdrawnAt),
      },
    ]),
  )
}

/** Deletes consents whose retention time after withdrawal is over. */
export async function deleteOldUpdateConsents(db: Database, now: Date): Promise<void> {
  const oldest = subDays(now, keptDays.withdrawnConsent)
  await db.delete(updateConsents).where(lt(updateConsents.withdrawnAt, oldest))
}

import { challengeMinutes } from '@etalase/backend-kit/account/web-authn.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { passkeyChallenges } from '@etalase/backend-kit/db/schema/passkeys.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'

/** Keeps a challenge, of a customer who adds a passkey or of a sign-in, until it is answered. */
export async function keepChallenge(
  db: Database,
  { challenge, customerId }: { challenge: string; customerId: number | null },
  now: Date,
): Promise<void> {
  const expiresAt = addMinutes(now, challengeMinutes)
  await db.insert(passkeyChallenges).values({ challenge, customerId, expiresAt })
}

/** Takes a challenge away: whether it was kept for this customer, or for a sign-in, and is not too old. An answer counts once. */
export async function takeChallenge(
  db: Database,
  { challenge, customerId }: { challenge: string; customerId: number | null },
  now: Date,
): Promise<boolean> {
  const isTheirs =
    customerId === null
      ? isNull(passkeyChallenges.customerId)
      : eq(passkeyChallenges.customerId, customerId)
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        isTheirs,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken.length > 0
}

/** Deletes the challenges that nobody has answered in time. */
export async function deleteOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

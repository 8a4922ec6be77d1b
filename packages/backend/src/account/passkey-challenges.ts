import { challengeMinutes } from '@etalase/backend-kit/account/web-authn.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { passkeyChallenges } from '@etalase/backend-kit/db/schema/passkeys.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'

/** Stores the challenge of a sign-in, or of a customer who adds a passkey, until it is answered. */
export async function keepChallenge(
  db: Database,
  { challenge, customerId }: { challenge: string; customerId: number | null },
  now: Date,
): Promise<void> {
  const expiresAt = addMinutes(now, challengeMinutes)
  await db.insert(passkeyChallenges).values({ challenge, customerId, expiresAt })
}

/** Deletes a challenge, so it counts once. Returns whether it was stored for this customer, or a sign-in, and has not expired. */
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

/** Deletes expired challenges. */
export async function deleteOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

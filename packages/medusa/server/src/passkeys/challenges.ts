import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { databaseOf } from '../scope'

/** A challenge, of a customer who adds a passkey, or of a sign-in without one. */
export const challengeInput = z.object({
  challenge: z.string().min(1),
  customer_id: z.string().nullable(),
})

type Challenge = z.output<typeof challengeInput>

/** Takes a challenge away, and says whether it was kept for this, and is not too old: an answer counts once, also when two come at once. */
export async function takeChallenge(
  scope: MedusaContainer,
  { challenge, customer_id }: Challenge,
): Promise<boolean> {
  const taken = await databaseOf(scope)('shopper_passkey_challenge')
    .where({ challenge, customer_id, deleted_at: null })
    .where('expires_at', '>', new Date())
    .delete()
  return taken > 0
}

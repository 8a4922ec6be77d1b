import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { databaseOf } from '../scope'

/** A challenge: with a customer to add a passkey, without one to sign in. */
export const challengeInput = z.object({
  challenge: z.string().min(1),
  customer_id: z.string().nullable(),
})

type Challenge = z.output<typeof challengeInput>

/** Consumes a challenge. Returns whether it was issued for this purpose and hasn't expired. Works once, also for concurrent calls. */
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

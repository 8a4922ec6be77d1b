import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'

/** Deletes expired challenges. */
export default async function forgetChallenges(scope: MedusaContainer): Promise<void> {
  await databaseOf(scope)('shopper_passkey_challenge').where('expires_at', '<', new Date()).delete()
}

export const config = { name: 'forget-challenges', schedule: '23 * * * *' }

import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'

/** Equals the shop's `keptDays.withdrawnConsent`, which its privacy notice states. */
const keptMs = 365 * 86_400_000

/** Deletes consents withdrawn long ago: to the newsletter, and to order updates by WhatsApp. */
export default async function forgetConsents(scope: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - keptMs)
  const database = databaseOf(scope)
  await database('shopper_newsletter_consent').where('withdrawn_at', '<', before).delete()
  // Times in the details are text as of toISOString, which sorts by time.
  await database('placement')
    .whereRaw("details->>'whatsapp_withdrawn_at' < ?", [before.toISOString()])
    .update({ details: database.raw("details - 'whatsapp' - 'whatsapp_withdrawn_at'") })
}

export const config = { name: 'forget-consents', schedule: '17 3 * * *' }

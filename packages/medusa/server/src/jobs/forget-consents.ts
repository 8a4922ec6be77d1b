import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'

/** As `keptDays.withdrawnConsent` of the shop, whose privacy notice says it. */
const keptMs = 365 * 86_400_000

/** Deletes consents that were withdrawn long ago: to the newsletter, and to updates of an order by WhatsApp. */
export default async function forgetConsents(scope: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - keptMs)
  const database = databaseOf(scope)
  await database('shopper_newsletter_consent').where('withdrawn_at', '<', before).delete()
  // Times of the details are text, in the form of toISOString: the alphabet has their order.
  await database('placement')
    .whereRaw("details->>'whatsapp_withdrawn_at' < ?", [before.toISOString()])
    .update({ details: database.raw("details - 'whatsapp' - 'whatsapp_withdrawn_at'") })
}

export const config = { name: 'forget-consents', schedule: '17 3 * * *' }

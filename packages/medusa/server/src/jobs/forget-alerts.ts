import type { MedusaContainer } from '@medusajs/framework/types'
import { keptAlertDays } from '../kept-days'
import { databaseOf } from '../scope'

const before = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Deletes alerts some time after their mail, and those whose size never came back. */
export default async function forgetAlerts(scope: MedusaContainer): Promise<void> {
  await databaseOf(scope)('shopper_stock_alert')
    .where('notified_at', '<', before(keptAlertDays.notified))
    .orWhere('asked_at', '<', before(keptAlertDays.waiting))
    .delete()
}

export const config = { name: 'forget-alerts', schedule: '27 3 * * *' }

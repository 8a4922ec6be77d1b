import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import { backInStockMail } from '@etalase/backend-kit/stock-alerts/back-in-stock-mail.ts'
import { findAlert } from '#stock-alerts/stock-alert-repository.ts'

/** The mail of an alert: its size is back. Null when its address has ended its alerts. */
export async function stockAlertMail(
  db: Database,
  alertId: number,
  shopUrl: string,
): Promise<MailMessage | null> {
  const alert = await findAlert(db, alertId)
  return alert && backInStockMail(db, alert, shopUrl)
}

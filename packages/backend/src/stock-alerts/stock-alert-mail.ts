import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import { backInStockMail } from '@etalase/backend-kit/stock-alerts/back-in-stock-mail.ts'
import { findAlert } from '#stock-alerts/stock-alert-repository.ts'

/** Composes the mail that a size is back in stock. Returns null when the address has ended its alerts. */
export async function stockAlertMail(
  db: Database,
  alertId: number,
  shopUrl: string,
): Promise<MailMessage | null> {
  const alert = await findAlert(db, alertId)
  return alert && backInStockMail(db, alert, shopUrl)
}

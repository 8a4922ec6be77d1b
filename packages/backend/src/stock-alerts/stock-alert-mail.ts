import { findSizedProduct } from '@etalase/backend-kit/cart/sized-product.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { type MailMessage, mailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { findAlert } from '#stock-alerts/stock-alert-repository.ts'

/** The mail of an alert: its size is back. Null when its address has ended its alerts. */
export async function stockAlertMail(
  db: Database,
  alertId: number,
  shopUrl: string,
): Promise<MailMessage | null> {
  const alert = await findAlert(db, alertId)
  if (!alert) return null
  const { productId, sizeCode, email, token } = alert
  const found = await findSizedProduct(db, productId, sizeCode)
  if (!found) return null
  const size = new URLSearchParams({ size: sizeCode })
  const unsubscribe = `${shopUrl}/stock-alert?stop=${token}`
  return mailMessage(
    { name: `ALERT${alertId}-back-in-stock`, to: email, unsubscribe },
    {
      ...messages().mails.backInStock(found.productName, found.sizeName),
      link: `${shopUrl}/product/${productId}?${size}`,
      closing: { text: messages().mails.noMoreMails, link: unsubscribe },
    },
  )
}

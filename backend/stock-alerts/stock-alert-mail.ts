import { and, eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { productSizes, products } from '#backend/db/schema/catalogue.ts'
import { type MailMessage, mailMessage } from '#backend/mail/mail-message.ts'
import { findAlert } from '#backend/stock-alerts/stock-alert-repository.ts'

/** The mail of an alert: its size is back. Null when its address has ended its alerts. */
export async function stockAlertMail(
  db: Database,
  alertId: number,
  shopUrl: string,
): Promise<MailMessage | null> {
  const alert = await findAlert(db, alertId)
  if (!alert) return null
  const { productId, sizeCode, email, token } = alert
  const [found] = await db
    .select({ name: products.name, sizeName: productSizes.sizeName })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(and(eq(productSizes.productId, productId), eq(productSizes.sizeCode, sizeCode)))
  if (!found) return null
  const size = new URLSearchParams({ size: sizeCode })
  return mailMessage(
    { name: `ALERT${alertId}-back-in-stock`, to: email },
    {
      subject: `Back in stock: ${found.name}, size ${found.sizeName}`,
      paragraphs: [
        `You asked us to tell you: ${found.name} is back in size ${found.sizeName}.`,
        'We cannot keep a piece for you, and this is the only mail about it.',
      ],
      link: `${shopUrl}/product/${productId}?${size}`,
      closing: {
        text: 'You no longer want such mails?',
        link: `${shopUrl}/stock-alert?stop=${token}`,
      },
    },
  )
}

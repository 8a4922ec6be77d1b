import { findSizedProduct } from '#cart/sized-product.ts'
import type { Database } from '#db/connection.ts'
import { type MailMessage, mailMessage } from '#mail/mail-message.ts'
import { messages } from '#messages/messages.ts'

interface Alert {
  id: number | string
  productId: number
  sizeCode: string
  email: string
  /** Token that ends all alerts of the address. */
  token: string
}

/** Builds the back-in-stock mail of an alert, in the caller's language. Null when its size is no longer sold. */
export async function backInStockMail(
  db: Database,
  { id, productId, sizeCode, email, token }: Alert,
  shopUrl: string,
): Promise<MailMessage | null> {
  const found = await findSizedProduct(db, productId, sizeCode)
  if (!found) return null
  const size = new URLSearchParams({ size: sizeCode })
  const unsubscribe = `${shopUrl}/stock-alert?stop=${token}`
  return mailMessage(
    { name: `ALERT${id}-back-in-stock`, to: email, unsubscribe },
    {
      ...messages().mails.backInStock(found.productName, found.sizeName),
      link: `${shopUrl}/product/${productId}?${size}`,
      closing: { text: messages().mails.noMoreMails, link: unsubscribe },
    },
  )
}

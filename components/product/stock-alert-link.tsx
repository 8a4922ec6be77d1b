import { listLinkStyle } from '#components/ui/link-style.ts'
import type { Product } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'

/** Leads to the form that asks for a mail when a size is back; nothing when all are there, or the backend has no such mails. */
export function StockAlertLink({ product }: { product: Product }) {
  const isOffered = product.has_stock_alerts && product.sizes.some((size) => !size.is_available)
  if (!isOffered) return null
  return (
    <a
      href={`/stock-alert?item=${product.id}`}
      rel="nofollow"
      className={`${listLinkStyle} mt-2 underline`}
    >
      {words.stockAlert.ask}
    </a>
  )
}

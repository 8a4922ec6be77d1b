import { findSizedProduct } from '#cart/sized-product.ts'
import type { Database } from '#db/connection.ts'
import { notFound } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'
import { maxWaiting } from '#stock-alerts/waiting-limit.ts'

/**
 * Handles a request for a mail when a size is back in stock. `add` stores the alert and returns whether there was room. Throws NOT_FOUND
 * for an unknown size.
 */
export async function answerAlert(
  db: Database,
  { productId, sizeCode }: { productId: number; sizeCode: string },
  add: () => Promise<boolean>,
): Promise<{ message: string }> {
  const { inStock, added, tooMany } = messages().answers.stockAlert
  const sized = await findSizedProduct(db, productId, sizeCode)
  if (!sized) throw notFound(messages().answers.cart.invalidItem)
  if (sized.maxInOneShop > 0) return { message: inStock }
  return { message: (await add()) ? added : tooMany(maxWaiting) }
}

import { desc, eq, sum } from 'drizzle-orm'
import { summariesInOrder } from '#catalogue/product-repository.ts'
import type { Database } from '#db/connection.ts'
import { orderLines } from '#db/schema/orders.ts'
import { productSearch } from '#db/schema/search.ts'

const maxBestSellers = 4

/** Order lines to read, latest first. */
const maxRead = 1_000

/** Returns the available products with the most pieces ordered recently. */
export async function bestSellers(db: Database) {
  const latest = db
    .select({ productId: orderLines.productId, qty: orderLines.qty })
    .from(orderLines)
    .orderBy(desc(orderLines.orderId))
    .limit(maxRead)
    .as('latest')
  const rows = await db
    .select({ id: latest.productId })
    .from(latest)
    .innerJoin(productSearch, eq(productSearch.productId, latest.productId))
    .where(eq(productSearch.isAvailable, true))
    .groupBy(latest.productId)
    .orderBy(desc(sum(latest.qty)), desc(latest.productId))
    .limit(maxBestSellers)
  return summariesInOrder(
    db,
    rows.map(({ id }) => id),
  )
}

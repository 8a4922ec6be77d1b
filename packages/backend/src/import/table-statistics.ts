import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { sql } from 'drizzle-orm'

/** Minimum of created products for renewing statistics. */
const leastProducts = 100

/** Factor of growth after which statistics are renewed again. */
const growth = 4

/**
 * Renews PostgreSQL's statistics of the tables that an import fills. Without them the planner distrusts an index and
 * reads the whole table for each batch. PGlite never renews them by itself.
 */
export class TableStatistics {
  private renewedAt = 0
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  /** Renews the statistics of size ids once enough products were created. */
  async follow(made: number): Promise<void> {
    if (made < Math.max(leastProducts, this.renewedAt * growth)) return
    this.renewedAt = made
    await this.db.execute(sql`analyze product_sizes`)
  }

  /** Renews all at the end of an import, also for the shop's lists. */
  async finish(made: number): Promise<void> {
    if (made < leastProducts) return
    await this.db.execute(
      sql`analyze products, product_images, product_sizes, stock, imported_products, product_search`,
    )
  }
}

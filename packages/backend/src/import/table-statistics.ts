import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { sql } from 'drizzle-orm'

/** Made products for which the statistics are renewed at all. */
const leastProducts = 100

/** By how much the catalogue grows before they are renewed again. */
const growth = 4

/**
 * Renews what PostgreSQL knows of the tables that an import fills. Without it the planner takes an index of unknown values for a poor
 * one, and reads the whole table for each batch. PGlite never renews it by itself.
 */
export class TableStatistics {
  private renewedAt = 0
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  /** Renews those of the ids of sizes when so many products were made that the last ones tell too little. */
  async follow(made: number): Promise<void> {
    if (made < Math.max(leastProducts, this.renewedAt * growth)) return
    this.renewedAt = made
    await this.db.execute(sql`analyze product_sizes`)
  }

  /** Renews them all at the end of an import, for the lists of the shop too. */
  async finish(made: number): Promise<void> {
    if (made < leastProducts) return
    await this.db.execute(
      sql`analyze products, product_images, product_sizes, stock, imported_products, product_search`,
    )
  }
}

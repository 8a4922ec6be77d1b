import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { cities, subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { showrooms, stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { and, desc, eq, gt, sql, sum } from 'drizzle-orm'

/** A size of a product in a hub, and the hub's area, where the orders go. */
export interface Piece {
  productId: number
  sizeCode: string
  hubId: number
  area: { province_id: number; city_id: number; subdistrict_id: number }
}

/** Finds pieces of `count` products, each in the size and hub with the most stock. */
export function piecesInHubs(db: Database, count: number): Promise<Piece[]> {
  return db
    .selectDistinctOn([stock.productId], {
      productId: stock.productId,
      sizeCode: stock.sizeCode,
      hubId: stock.showroomId,
      area: {
        province_id: cities.provinceId,
        city_id: cities.id,
        subdistrict_id: subdistricts.id,
      },
    })
    .from(stock)
    .innerJoin(showrooms, eq(showrooms.id, stock.showroomId))
    .innerJoin(subdistricts, eq(subdistricts.id, showrooms.subdistrictId))
    .innerJoin(cities, eq(cities.id, subdistricts.cityId))
    .where(and(showrooms.isHub, gt(stock.qty, 3)))
    .orderBy(stock.productId, desc(stock.qty))
    .limit(count)
}

/** Finds a product that is sold out, and one on sale; undefined where the company has none. */
export async function unusualProducts(db: Database) {
  const [[soldOut], [reduced]] = await Promise.all([
    db
      .select({ id: stock.productId })
      .from(stock)
      .groupBy(stock.productId)
      .having(eq(sum(stock.qty), sql`0`))
      .limit(1),
    db.select({ id: products.id }).from(products).where(gt(products.discPercent, 0)).limit(1),
  ])
  return { soldOut: soldOut?.id, reduced: reduced?.id }
}

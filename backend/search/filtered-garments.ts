import { count, sql } from 'drizzle-orm'
import { type ListQuery, listOrder, offsetOf, type Page } from '#backend/catalogue/list-query.ts'
import type { Database } from '#backend/db/connection.ts'
import { products } from '#backend/db/schema/catalogue.ts'
import { productSearch } from '#backend/db/schema/search.ts'
import { garmentOf, onProduct } from '#backend/search/garment-of.ts'
import { matchCondition } from '#backend/search/match.ts'
import { counting } from '#backend/search/scans.ts'

const { productId: id, listedAt, grandPrice } = productSearch

/** A page of a narrowed list with one product for each garment: of those that match, the first in the order of the list. */
export async function filteredGarments(db: Database, query: ListQuery): Promise<Page> {
  const order = listOrder({ id, listedAt, grandPrice }, query.sort)
  const firsts = db.$with('firsts').as(
    db
      .selectDistinctOn([garmentOf], { id, listedAt, grandPrice })
      .from(productSearch)
      .leftJoin(products, onProduct)
      .where(matchCondition(query))
      .orderBy(garmentOf, ...order),
  )
  const total = db
    .select({ count: count().as('count') })
    .from(firsts)
    .as('counted')
  const ids = db
    .select({ id: firsts.id })
    .from(firsts)
    .orderBy(...listOrder(firsts, query.sort))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [page] = await counting(db, (tx) =>
    tx
      .with(firsts)
      .select({ count: total.count, ids: sql<number[]>`array(${ids})` })
      .from(total),
  )
  return page ?? { ids: [], count: 0 }
}

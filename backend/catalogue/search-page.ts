import { and, type Column, desc, like, sql } from 'drizzle-orm'
import {
  type ListQuery,
  listFilter,
  listOrder,
  offsetOf,
  type Page,
} from '#backend/catalogue/list-query.ts'
import type { SearchWords } from '#backend/catalogue/search-words.ts'
import type { Database } from '#backend/db/connection.ts'
import { escapeLike } from '#backend/db/escape-like.ts'
import { products } from '#backend/db/schema/catalogue.ts'
import { maxSearchCount } from '#lib/rules/constants.ts'

/** Limit of products that are scanned for words too short for the index: matches of the longer words, or else the newest products. */
const maxUnindexed = 5_000

const containsAll = (text: Column, words: string[]) =>
  and(...words.map((word) => like(text, `%${escapeLike(word)}%`)))

const columns = {
  id: products.id,
  listedAt: products.listedAt,
  grandPrice: products.grandPrice,
  searchText: products.searchText,
}

function matchQuery(db: Database, query: ListQuery, { indexed, short }: SearchWords) {
  const found = db
    .select(columns)
    .from(products)
    .where(and(listFilter(query), containsAll(products.searchText, indexed)))
  if (short.length === 0) return found.as('matching')
  const newest = [desc(products.listedAt), desc(products.id)]
  const read = found
    .orderBy(...(indexed.length === 0 ? newest : []))
    .limit(maxUnindexed)
    .as('read')
  return db.select().from(read).where(containsAll(read.searchText, short)).as('matching')
}

/** One match more than the cap shows that there are too many. Unsorted, so that the scan stops there. */
const probeOf = (db: Database, matches: Matches, { short }: SearchWords) =>
  db.$with('probe').as(
    db
      .select()
      .from(matches)
      .limit(short.length > 0 ? maxUnindexed : maxSearchCount + 1),
  )

type Matches = ReturnType<typeof matchQuery>
type Probe = ReturnType<typeof probeOf>

function idsOf(db: Database, source: Matches | Probe, query: ListQuery) {
  const offset = offsetOf(query)
  return db
    .select({ id: source.id })
    .from(source)
    .orderBy(...listOrder(source, query.sort))
    .limit(Math.max(0, Math.min(query.limit, maxSearchCount - offset)))
    .offset(offset)
}

async function probePage(db: Database, query: ListQuery, words: SearchWords): Promise<Page> {
  const probe = probeOf(db, matchQuery(db, query, words), words)
  const [page] = await db
    .with(probe)
    .select({
      count: sql`(select count(*) from ${probe})`.mapWith(Number),
      ids: sql<number[]>`array(${idsOf(db, probe, query)})`,
    })
    .from(sql`(values (1)) as one`)
  return page ?? { ids: [], count: 0 }
}

/**
 * Disables sequential and plain index scans for a search. The planner treats conditions as
 * independent: for "shirt" in the women's group it expects many rows, finds few, and scans the whole
 * table. With the search index it reads only rows that contain the words.
 */
function withIndexScansOnly<Result>(
  db: Database,
  search: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true)`)
    return search(tx)
  })
}

/**
 * A page of the products that contain every word. Counts at most `maxSearchCount` matches; later
 * ones are not listed.
 */
export async function searchPage(
  db: Database,
  query: ListQuery,
  words: SearchWords,
): Promise<Page> {
  const { indexed, short } = words
  const isCombined = indexed.length > 1 || (indexed.length === 1 && listFilter(query) !== undefined)
  const page = await (isCombined
    ? withIndexScansOnly(db, (tx) => probePage(tx, query, words))
    : probePage(db, query, words))
  const count = Math.min(page.count, maxSearchCount)
  if (short.length > 0 || page.count === count) return { ids: page.ids, count }
  // Too many to sort. Scanning in list order finds a full page soon when there are so many.
  const rows = await idsOf(db, matchQuery(db, query, words), query)
  return { ids: rows.map(({ id }) => id), count }
}

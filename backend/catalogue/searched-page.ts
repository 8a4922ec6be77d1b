import { and, type Column, desc, like, sql } from 'drizzle-orm'
import {
  inList,
  inOrder,
  type ListQuery,
  offsetOf,
  type Page,
} from '#backend/catalogue/list-scope.ts'
import type { Database } from '#backend/db/connection.ts'
import { products } from '#backend/db/schema/catalogue.ts'
import { maxSearchCount } from '#lib/rules/constants.ts'

/** Products that a word too short for the index is looked for in: the newest that match the rest. */
const maxUnindexed = 5_000

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

const containsAll = (text: Column, words: string[]) =>
  and(...words.map((word) => like(text, `%${escapeLike(word)}%`)))

/** The index knows a text by its groups of three letters or digits. */
const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

const columns = {
  id: products.id,
  listedAt: products.listedAt,
  grandPrice: products.grandPrice,
  searchText: products.searchText,
}

/** The words of a search, in lower case; none when nothing is searched for. */
export const searchWords = (search: string | undefined): string[] =>
  search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []

function matching(db: Database, query: ListQuery, words: string[]) {
  const { indexed = [], short = [] } = Object.groupBy(words, (word) =>
    isIndexed(word) ? 'indexed' : 'short',
  )
  const found = db
    .select(columns)
    .from(products)
    .where(and(inList(query), containsAll(products.searchText, indexed)))
  if (short.length === 0) return found.as('matching')
  const newest = found
    .orderBy(desc(products.listedAt), desc(products.id))
    .limit(maxUnindexed)
    .as('newest')
  return db.select().from(newest).where(containsAll(newest.searchText, short)).as('matching')
}

/**
 * A page of the products that contain every word. Matches are counted up to `maxSearchCount` and
 * no further: a list with more claims, and gives, just so many.
 */
export async function searchedPage(db: Database, query: ListQuery, words: string[]): Promise<Page> {
  const matches = matching(db, query, words)
  const offset = offsetOf(query)
  const limit = Math.max(0, Math.min(query.limit, maxSearchCount - offset))
  const probe = db.$with('probe').as(
    db
      .select()
      .from(matches)
      .limit(maxSearchCount + 1),
  )
  const pageOf = (source: typeof probe | typeof matches) =>
    db
      .select({ id: source.id })
      .from(source)
      .orderBy(...inOrder(source, query.sort))
      .limit(limit)
      .offset(offset)
  const [all] = await db
    .with(probe)
    .select({
      count: sql`(select count(*) from ${probe})`.mapWith(Number),
      ids: sql<number[]>`array(${pageOf(probe)})`,
    })
    .from(sql`(values (1)) as one`)
  if (!all) return { ids: [], count: 0 }
  if (all.count <= maxSearchCount) return all
  // Too many to sort: with so many, walking the order until a page is full is short.
  const rows = await pageOf(matches)
  return { ids: rows.map(({ id }) => id), count: maxSearchCount }
}

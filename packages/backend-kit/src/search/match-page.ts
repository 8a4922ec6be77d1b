import { kidsGroupId, maxSearchCount } from '@etalase/contract/rules/constants.ts'
import { and, asc, count, desc, eq, gte, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type ListQuery, listOrder, offsetOf, type Page } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { byWords, inOrderOfIndex } from '#db/scans.ts'
import { productSearch } from '#db/schema/search.ts'
import { isMany } from '#search/is-many.ts'
import { contains, documentGroups, matchCondition, tsquery } from '#search/match.ts'
import { allOf, filterLexeme, groupQuery, sameWords } from '#search/to-tsquery.ts'
import type { Group } from '#search/understand.ts'

/** When matches exceed the cap, ranks only this many of the newest products: those with all words in name, kind or colour first. */
const maxRanked = 5_000

const columns = {
  id: productSearch.productId,
  listedAt: productSearch.listedAt,
  grandPrice: productSearch.grandPrice,
}

const limitOf = (query: ListQuery) =>
  Math.max(0, Math.min(query.limit, maxSearchCount - offsetOf(query)))

/** Scores a match: exact meanings before narrower ones; name and kind before colour before the rest. */
function rankOf(group: Group): SQL {
  const exact = { ...group, meanings: group.same.length > 0 ? group.same : group.meanings }
  return sql`case when ${contains(groupQuery(exact, 'A'))} then 4
    when ${contains(groupQuery(exact, 'AB'))} then 3
    when ${contains(groupQuery(group, 'A'))} then 2
    when ${contains(groupQuery(group, 'AB'))} then 1 else 0 end`
}

/** Scores how often a group's words occur: a name that repeats its kind is of that kind. */
function frequencyOf(group: Group): SQL[] {
  const words = sameWords(group)
  return words === undefined ? [] : [sql`ts_rank(${productSearch.document}, ${tsquery(words)})`]
}

const mostOf = (terms: readonly SQL[]) =>
  terms.length > 0 ? [desc(sql.join([...terms], sql` + `))] : []

/** A shopper who doesn't mention children is buying for adults. */
const adultsFirst = (groups: readonly Group[]) =>
  groups.some(({ kind }) => kind === 'people')
    ? []
    : [asc(contains(filterLexeme('group', kidsGroupId)))]

/** Sorts available products first, then by match, then newest first. */
function bestFirst(groups: readonly Group[]): SQL[] {
  const { listedAt, id } = columns
  return [
    desc(productSearch.isAvailable),
    ...mostOf(groups.map(rankOf)),
    ...adultsFirst(groups),
    ...mostOf(groups.flatMap(frequencyOf)),
    desc(listedAt),
    desc(id),
  ]
}

const orderOf = ({ sort }: ListQuery, groups: readonly Group[]) =>
  sort === 'NEWEST' ? bestFirst(documentGroups(groups)) : listOrder(columns, sort)

/** Counts the matches up to one more than the cap, and sorts them unless they exceed it. */
async function probe(db: Database, query: ListQuery, groups: readonly Group[]): Promise<Page> {
  // Shadows the table's name, so that the following queries read only the matches.
  const matches = db.$with('product_search').as(
    db
      .select()
      .from(productSearch)
      .where(matchCondition(query, groups))
      .limit(maxSearchCount + 1),
  )
  const ids = db
    .select({ id: columns.id })
    .from(productSearch)
    .orderBy(...orderOf(query, groups))
    .limit(limitOf(query))
    .offset(offsetOf(query))
  const counted = db
    .select({ count: count().as('count') })
    .from(productSearch)
    .as('counted')
  const [page] = await db
    .with(matches)
    .select({
      count: counted.count,
      ids: sql<
        number[]
      >`case when ${counted.count} > ${maxSearchCount} then '{}' else array(${ids}) end`,
    })
    .from(counted)
  return page ?? { ids: [], count: 0 }
}

/** Reads matches in index order; with this many, a page fills quickly. */
const inOrder = (db: Database, query: ListQuery, condition: SQL | undefined) =>
  db
    .select({ id: columns.id })
    .from(productSearch)
    .where(condition)
    .orderBy(...listOrder(columns, query.sort))
    .limit(maxSearchCount)

/** Matches available products among the newest that have every word in name, kind or colour. */
function isBest(db: Database, groups: readonly Group[]): SQL | undefined {
  const words = allOf(documentGroups(groups).map((group) => groupQuery(group, 'AB')))
  const oldest = db
    .select({ listedAt: columns.listedAt })
    .from(productSearch)
    .orderBy(desc(columns.listedAt), desc(columns.id))
    .limit(1)
    .offset(maxRanked)
  return and(
    eq(productSearch.isAvailable, true),
    words === undefined ? undefined : contains(words),
    gte(columns.listedAt, sql`coalesce((${oldest}), '-infinity')`),
  )
}

/** Loads a page when matches exceed the cap. */
async function pageOfMany(db: Database, query: ListQuery, groups: readonly Group[]) {
  const condition = matchCondition(query, groups)
  const best = isBest(db, groups)
  const ranked =
    query.sort === 'NEWEST' && best && groups.length > 0
      ? unionAll(
          inOrder(db, query, and(condition, best)),
          inOrder(db, query, and(condition, not(best))),
        ).as('ranked')
      : inOrder(db, query, condition).as('ranked')
  const rows = await db
    .select({ id: ranked.id })
    .from(ranked)
    .limit(limitOf(query))
    .offset(offsetOf(query))
  return rows.map(({ id }) => id)
}

/**
 * Loads a page of the products that match a list's filters and all groups of its search, best first. Counts at most `maxSearchCount`
 * matches and lists no more.
 */
export async function matchPage(
  db: Database,
  query: ListQuery,
  groups: readonly Group[],
): Promise<Page> {
  if (!(await isMany(db, matchCondition(query, groups)))) {
    const page = await byWords(db, (tx) => probe(tx, query, groups))
    if (page.count <= maxSearchCount) return page
  }
  const ids = await inOrderOfIndex(db, (tx) => pageOfMany(tx, query, groups))
  return { ids, count: maxSearchCount }
}

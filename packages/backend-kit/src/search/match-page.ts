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

/** Of too many matches, those with all words in name, kind or colour come first among this many of the newest products. */
const maxRanked = 5_000

const columns = {
  id: productSearch.productId,
  listedAt: productSearch.listedAt,
  grandPrice: productSearch.grandPrice,
}

const limitOf = (query: ListQuery) =>
  Math.max(0, Math.min(query.limit, maxSearchCount - offsetOf(query)))

/** How well a group is met: a word of the same meaning before a narrower one, and in name and kind before colour before the rest. */
function rankOf(group: Group): SQL {
  const exact = { ...group, meanings: group.same.length > 0 ? group.same : group.meanings }
  return sql`case when ${contains(groupQuery(exact, 'A'))} then 4
    when ${contains(groupQuery(exact, 'AB'))} then 3
    when ${contains(groupQuery(group, 'A'))} then 2
    when ${contains(groupQuery(group, 'AB'))} then 1 else 0 end`
}

/** How often the words of a group are in the document: a name that repeats its kind is of that kind. */
function frequencyOf(group: Group): SQL[] {
  const words = sameWords(group)
  return words === undefined ? [] : [sql`ts_rank(${productSearch.document}, ${tsquery(words)})`]
}

const mostOf = (terms: readonly SQL[]) =>
  terms.length > 0 ? [desc(sql.join([...terms], sql` + `))] : []

/** Who names no child buys for adults. */
const adultsFirst = (groups: readonly Group[]) =>
  groups.some(({ kind }) => kind === 'people')
    ? []
    : [asc(contains(filterLexeme('group', kidsGroupId)))]

/** What is available first, then what meets the groups best, then the newest. */
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

/** Counts the matches up to one more than the cap, and sorts them unless there are more than the cap. */
async function probe(db: Database, query: ListQuery, groups: readonly Group[]): Promise<Page> {
  // The name hides the table: what follows reads the matches alone.
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

/** Matches in the order of an index: of that many a page is soon full. */
const inOrder = (db: Database, query: ListQuery, condition: SQL | undefined) =>
  db
    .select({ id: columns.id })
    .from(productSearch)
    .where(condition)
    .orderBy(...listOrder(columns, query.sort))
    .limit(maxSearchCount)

/** Available products among the newest that have every word in name, kind or colour. */
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

/** A page of more matches than the cap. */
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
 * A page of the products that match a list's filters and all groups of its search, best first. Counts at
 * most `maxSearchCount` matches; later ones are not listed.
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

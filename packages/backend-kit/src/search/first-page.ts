import type { ListQuery, Page } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { isNeeded, kinds } from '#search/kinds.ts'
import { matchPage } from '#search/match-page.ts'
import type { Group } from '#search/understand.ts'

interface Found {
  page: Page
  groups: readonly Group[]
}

/** Returns ever fewer groups, dropping the least important kinds: first occasions, finally all but garments. */
function fewerGroups(groups: readonly Group[]): (readonly Group[])[] {
  const steps = kinds.flatMap((_, index) => {
    const dropped: readonly string[] = kinds.slice(0, index + 1)
    const left = groups.filter(({ kind }) => isNeeded(kind) || !dropped.includes(kind))
    return left.length > 0 ? [left] : []
  })
  return steps.filter((left, index) => left.length < (steps[index - 1] ?? groups).length)
}

/** Returns the first page with products: with all groups, or without the least important ones. */
export async function firstPage(
  db: Database,
  query: ListQuery,
  groups: readonly Group[],
): Promise<Found> {
  for (const left of [groups, ...fewerGroups(groups)]) {
    const page = await matchPage(db, query, left)
    if (page.count > 0) return { page, groups: left }
  }
  return { page: { ids: [], count: 0 }, groups }
}

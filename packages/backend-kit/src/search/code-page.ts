import type { ListQuery, Page } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { matchPage } from '#search/match-page.ts'
import type { Group } from '#search/understand.ts'

/** A product code or its prefix: letters, then at least two digits, with any punctuation. */
const codePattern = /^[a-z]{1,5}[^a-z0-9]*\d[a-z0-9-]*[a-z0-9]$/i

/** Returns the product with the code, else those whose code has this prefix; undefined for other texts or without matches. */
export async function codePage(
  db: Database,
  query: ListQuery,
  search: string,
): Promise<{ page: Page; groups: Group[] } | undefined> {
  const text = search.trim()
  if (!codePattern.test(text)) return undefined
  const code = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  for (const kind of ['code', 'code prefix'] as const) {
    const meanings = [code]
    const group: Group = {
      text,
      kind,
      meanings,
      same: meanings,
      near: [],
      typed: [],
      isCorrected: false,
    }
    const page = await matchPage(db, query, [group])
    if (page.count > 0) return { page, groups: [group] }
  }
  return undefined
}

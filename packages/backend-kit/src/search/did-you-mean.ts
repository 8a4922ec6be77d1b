import type { ListQuery } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { nearestWords } from '#search/correct-word.ts'
import { firstPage } from '#search/first-page.ts'
import { type Lexicon, withoutDoubles } from '#search/lexicon.ts'
import { type Group, understand } from '#search/understand.ts'

/** Returns the edits allowed for a suggestion: more than for a correction, which is applied without asking. */
const suggestedDistance = (word: string) => Math.min(3, Math.ceil(word.length / 2) - 1)

/** Returns a replacement for a word that is unknown or that the shop doesn't sell. */
function replacementOf({ text, near, typed }: Group, lexicon: Lexicon): string | undefined {
  if (near.length > 0) return near[0]
  if (typed.length === 0 || typed[0] !== text) return text
  return nearestWords(text, lexicon, suggestedDistance(text))[0]
}

/** Suggests a search with results in place of one without: replaces unknown words or drops them. Null when neither helps. */
export async function suggestSearch(
  db: Database,
  query: ListQuery,
  groups: readonly Group[],
  lexicon: Lexicon,
): Promise<string | null> {
  const replaced = groups
    .map((group) => replacementOf(group, lexicon))
    .filter((word) => word !== undefined)
  const known = groups.flatMap((group) => (group.typed[0] === group.text ? [] : [group.text]))
  for (const candidate of new Set([replaced.join(' '), known.join(' ')])) {
    const again = candidate ? understand(withoutDoubles(candidate).split(' '), lexicon) : []
    if (again.length === 0) continue
    const { page, groups: used } = await firstPage(db, { ...query, page: 1, limit: 1 }, again)
    if (page.count > 0) return used.map(({ text }) => lexicon.spellings.get(text) ?? text).join(' ')
  }
  return null
}

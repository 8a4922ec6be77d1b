import type { searchReport } from '@etalase/contract/product.ts'
import type { z } from 'zod'
import type { ListQuery, Page } from '#catalogue/list-query.ts'
import type { Database } from '#db/connection.ts'
import { bestSellers } from '#search/best-sellers.ts'
import { codePage } from '#search/code-page.ts'
import { suggestSearch } from '#search/did-you-mean.ts'
import { firstPage } from '#search/first-page.ts'
import { readSearch } from '#search/load-lexicon.ts'
import { nearestSubcategories } from '#search/nearest-subcategories.ts'
import { type Group, understand } from '#search/understand.ts'

interface Found {
  page: Page
  /** Groups that every product of the page matches. */
  groups: readonly Group[]
  report: z.input<typeof searchReport>
}

type Read = Awaited<ReturnType<typeof readSearch>>

/** Returns groups' words in their usual spelling. */
const spellingsOf = (groups: readonly Group[], { lexicon }: Read) =>
  groups.map(({ text }) => lexicon.spellings.get(text) ?? text)

async function reportNothing(db: Database, query: ListQuery, groups: readonly Group[], read: Read) {
  return {
    tried: spellingsOf(groups, read),
    did_you_mean: await suggestSearch(db, query, groups, read.lexicon),
    category_subs: await nearestSubcategories(db, groups),
    best_sellers: await bestSellers(db),
  }
}

function reportFound(all: readonly Group[], used: readonly Group[], read: Read) {
  const leftOut = all.filter((group) => !used.includes(group))
  return {
    tried: spellingsOf(used, read),
    corrected: all.some((group) => group.isCorrected) ? spellingsOf(all, read).join(' ') : null,
    left_out: spellingsOf(leftOut, read),
  }
}

/** Searches a list and reports how the search was understood. A code finds its product. */
export async function search(db: Database, query: ListQuery, text: string): Promise<Found> {
  const byCode = await codePage(db, query, text)
  if (byCode) return { ...byCode, report: { tried: [text] } }
  const read = await readSearch(db, text)
  const groups = understand(read.words, read.lexicon)
  if (groups.length === 0) return { page: { ids: [], count: 0 }, groups, report: { tried: [] } }
  const { page, groups: used } = await firstPage(db, query, groups)
  const report =
    page.count === 0
      ? await reportNothing(db, query, groups, read)
      : reportFound(groups, used, read)
  return { page, groups: used, report }
}

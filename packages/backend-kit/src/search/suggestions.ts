import { brandCode } from '@etalase/contract/rules/codes.ts'
import { maxSuggestions, type suggestionEndpoints } from '@etalase/contract/suggestion.ts'
import type { z } from 'zod'
import { brandNames } from '#catalogue/brand-repository.ts'
import { summariesInOrder } from '#catalogue/product-repository.ts'
import type { Database } from '#db/connection.ts'
import { matchCondition } from '#search/match.ts'
import { subcategoriesOfMatches } from '#search/nearest-subcategories.ts'
import { search } from '#search/search.ts'

type Suggestions = z.input<(typeof suggestionEndpoints)['GET search-suggestions']['data']>

async function brandsLike(db: Database, typed: string): Promise<Suggestions['brands']> {
  const names = await brandNames(db)
  return names
    .filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
    .slice(0, maxSuggestions)
    .map((name) => ({ name, brand_code: brandCode(name) }))
}

/** Suggests sub-categories, brands and products for the text typed so far. */
export async function suggestions(db: Database, typed: string): Promise<Suggestions> {
  const query = { page: 1, limit: maxSuggestions, sort: 'NEWEST' } as const
  const { page, groups } = await search(db, query, typed)
  const condition = matchCondition(query, groups)
  return {
    category_subs: page.count > 0 && condition ? await subcategoriesOfMatches(db, condition) : [],
    brands: await brandsLike(db, typed),
    products: await summariesInOrder(db, page.ids),
  }
}

import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { code, requiredText } from '#fields.ts'
import { placedSubcategory, productSummary } from '#product.ts'
import { searchLimit } from '#rules/constants.ts'
import { typedSearch } from '#rules/typed-text.ts'

/** The most suggestions of each kind. */
export const maxSuggestions = 5

const suggestions = z
  .object({
    category_subs: z.array(placedSubcategory).max(maxSuggestions),
    brands: z.array(z.object({ name: z.string(), brand_code: code })).max(maxSuggestions),
    products: z.array(productSummary).max(maxSuggestions),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.output<typeof suggestions>

/** An optional addition to spec §7 for the search field. */
export const suggestionEndpoints = {
  'GET search-suggestions': {
    summary: 'Returns sub-categories, brands and products for the text typed so far.',
    access: 'public',
    effect: 'reads',
    isOptional: true,
    query: z.object({ q: requiredText(searchLimit, typedSearch) }),
    data: suggestions,
  },
} satisfies EndpointMap

import type { ProductImage, ProductSummary } from '@etalase/contract/product.ts'
import { coverOf } from '@etalase/contract/rules/price.ts'
import type { Suggestions } from '@etalase/contract/suggestion.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { searchMessages } from '#messages/search.ts'

/** A link in the list below the search field. */
export interface SuggestedOption {
  href: string
  text: string
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined
  hint?: string
  hintLang?: string | undefined
  product?: ProductSummary
  picture?: ProductImage | undefined
}

/** Returns categories and labels first, then products with picture and price. */
export const suggestedOptions = (found: Suggestions): SuggestedOption[] => [
  ...found.category_subs.map(({ id, name, category }) => ({
    href: listHref({ subcategoryId: id }),
    text: name,
    lang: contentLang,
    hint: category.name,
    hintLang: contentLang,
  })),
  ...found.brands.map(({ name, brand_code }) => ({
    href: listHref({ brand: brand_code }),
    text: name,
    lang: contentLang,
    hint: searchMessages.label,
  })),
  ...found.products.map((product) => ({
    href: `/product/${product.id}`,
    text: product.product_name,
    lang: contentLang,
    product,
    picture: coverOf(product.product_images),
  })),
]

/** Returns the last searches as links to their results. */
export const searchOptions = (searches: readonly string[]): SuggestedOption[] =>
  searches.map((search) => ({ href: listHref({ search }), text: search }))

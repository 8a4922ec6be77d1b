import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { brand } from '#lib/config/brand.ts'
import type { Category } from '#lib/contract/category.ts'
import * as words from '#lib/messages/words.ts'

interface MenuLink {
  label: string
  /** As the menu of narrow screens says it, where that differs (spec §2). */
  shortLabel?: string
  href: string
}

export interface MenuGroup extends MenuLink {
  links: MenuLink[]
  /** Shown beside the links of a wide screen. */
  picture: string | null
}

/** A group without links of its own. */
export const plainGroup = (label: string, href: string): MenuGroup => ({
  label,
  href,
  links: [],
  picture: null,
})

const categoryGroup = (category: Category): MenuGroup => ({
  ...plainGroup(category.name, categoryHref(category)),
  picture: category.cover_image_url ?? null,
  links: [
    { label: words.header.shopAll, href: categoryHref(category) },
    ...category.category_subs.map((sub) => ({
      label: sub.name,
      href: listHref({ subId: sub.id }),
    })),
  ],
})

function saleGroup(categories: Category[]): MenuGroup {
  const sale = listHref({ isSale: true })
  return {
    ...plainGroup(words.header.sale, sale),
    links: [
      { label: words.header.shopAll, href: sale },
      ...categories.map((category) => ({
        label: words.header.shopSale(category.name),
        shortLabel: words.header.shopSaleShort(category.name),
        href: categoryHref(category, { isSale: true }),
      })),
    ],
  }
}

/** The shop's menu: every category with its sub-categories, stores, news and the sale (spec §2). */
export function menuOf(categories: Category[]): MenuGroup[] {
  return [
    ...categories.map(categoryGroup),
    plainGroup(words.header.stores, '/stores'),
    plainGroup(words.header.news, brand.newsUrl),
    saleGroup(categories),
  ]
}

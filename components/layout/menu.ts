import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import type { Category } from '#lib/contract/category.ts'
import { words } from '#lib/messages/words.ts'

export interface MenuLink {
  label: string
  href: string
}

export interface MenuGroup extends MenuLink {
  links: MenuLink[]
  /** Shown beside the links of a wide screen. */
  picture: string | null
}

const categoryGroup = (category: Category): MenuGroup => ({
  label: category.name,
  href: categoryHref(category),
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
    label: words.header.sale,
    href: sale,
    picture: null,
    links: [
      { label: words.header.shopAll, href: sale },
      ...categories.map((category) => ({
        label: words.header.shopSale(category.name),
        href: categoryHref(category, { isSale: true }),
      })),
    ],
  }
}

/** The shop's menu: every category with its sub-categories, and the sale. */
export function menuOf(categories: Category[]): MenuGroup[] {
  return [...categories.map(categoryGroup), saleGroup(categories)]
}

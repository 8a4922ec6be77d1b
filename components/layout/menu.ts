import type { Category } from '@etalase/contract/category.ts'
import { brand } from '#brand/company.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { landingCategoryById } from '#lib/catalogue/landing.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { headerMessages } from '#messages/header.ts'
import { landingMessages } from '#messages/landing.ts'

export interface MenuLink {
  label: string
  /** The label in the mobile menu, if it differs (spec §2). */
  shortLabel?: string
  href: string
  /** The label's language, if it differs from the page's. */
  lang?: string | undefined
  /** The picture above the link on wide screens. */
  picture?: string | null | undefined
}

export interface MenuGroup extends MenuLink {
  /** Links to the whole group: all products and its landing page. */
  overviews: MenuLink[]
  /** Links to its parts. */
  links: MenuLink[]
  /** The description of the group, shown on wide screens. */
  text: string
}

/** Returns a group that is a single link. */
export const plainGroup = (label: string, href: string): MenuGroup => ({
  label,
  href,
  overviews: [],
  links: [],
  text: '',
})

/** Returns the link to the category's landing page, if it has one. */
function landingLinks({ id }: Category): MenuLink[] {
  const landing = landingCategoryById(id)
  if (!landing) return []
  return [
    { label: headerMessages.discover(landingMessages.titles[landing]), href: `/shop/${landing}` },
  ]
}

const categoryGroup = (category: Category): MenuGroup => ({
  ...plainGroup(category.name, categoryHref(category)),
  lang: contentLang,
  text: category.cover_text ?? '',
  picture: category.cover_image_url,
  overviews: [
    { label: headerMessages.shopAll, href: categoryHref(category) },
    ...landingLinks(category),
  ],
  links: category.category_subs.map((subcategory) => ({
    label: subcategory.name,
    lang: contentLang,
    href: listHref({ subcategoryId: subcategory.id }),
  })),
})

function saleGroup(categories: Category[]): MenuGroup {
  const sale = listHref({ isSale: true })
  return {
    ...plainGroup(headerMessages.sale, sale),
    text: headerMessages.saleText,
    overviews: [{ label: headerMessages.shopAll, href: sale }],
    links: categories.map((category) => ({
      label: headerMessages.shopSale(category.name),
      shortLabel: headerMessages.shopSaleShort(category.name),
      href: categoryHref(category, { isSale: true }),
      picture: category.cover_image_url,
    })),
  }
}

/** Returns the shop's menu: every category with its sub-categories, stores, news and the sale (spec §2). */
export function menuOf(categories: Category[]): MenuGroup[] {
  return [
    ...categories.map(categoryGroup),
    plainGroup(headerMessages.stores, '/stores'),
    plainGroup(headerMessages.news, brand.newsUrl),
    saleGroup(categories),
  ]
}

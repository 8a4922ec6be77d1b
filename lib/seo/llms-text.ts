import 'server-only'
import type { Category } from '@etalase/contract/category.ts'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { getCategories } from '#lib/api/categories.ts'
import { getHome } from '#lib/api/home.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import { collectionHref } from '#lib/config/collections.ts'
import { markdownPath } from '#lib/config/routes.ts'
import { servicePages } from '#lib/messages/help/service-pages.ts'
import { readShopTerms } from '#lib/rules/shop-terms.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { legalMessages } from '#messages/help.ts'
import { listMessages } from '#messages/list.ts'
import { collectionsMessages, llmsMessages, seoMessages } from '#messages/seo.ts'

interface Entry {
  label: string
  path: string
  /** A description of the page. */
  note?: string
}

const line = ({ label, path, note }: Entry) =>
  `- [${label}](${absoluteUrl(path)})${note ? `: ${note}` : ''}`

const section = (title: string, entries: readonly Entry[]) =>
  `## ${title}\n\n${entries.map(line).join('\n')}\n`

const listsOf = (category: Category): Entry[] => [
  { label: category.name, path: categoryHref(category), note: category.cover_text ?? '' },
  ...category.category_subs.map(({ id, name }) => ({
    label: seoMessages.inCategory(name, category.name),
    path: listHref({ subcategoryId: id }),
  })),
]

const aboutShop = (returnDays: number) =>
  [
    llmsMessages.about,
    brand.legal.pricesIncludePpn ? legalMessages.ppnIncluded : '',
    legalMessages.returns(returnDays),
  ]
    .filter(Boolean)
    .join(' ')

const data: Entry[] = [
  { label: '/feeds/google.xml', path: '/feeds/google.xml', note: llmsMessages.googleFeed },
  { label: '/feeds/products.tsv', path: '/feeds/products.tsv', note: llmsMessages.tsvFeed },
  {
    label: '/feeds/local-inventory.tsv',
    path: '/feeds/local-inventory.tsv',
    note: llmsMessages.inventoryFeed,
  },
  { label: '/sitemap.xml', path: '/sitemap.xml', note: llmsMessages.sitemap },
]

const service: Entry[] = Object.entries(servicePages).map(([path, label]) => ({ label, path }))

/** Pages available as Markdown. */
const texts: Entry[] = [{ label: listMessages.everything, path: '/products' }, ...service].flatMap(
  ({ label, path }) => {
    const text = markdownPath(path)
    return text === null ? [] : [{ label, path: text }]
  },
)

/** Returns the shop's range and links, in Markdown for language models (llmstxt.org). Throws ApiError. */
export async function llmsText(): Promise<string> {
  const [categories, { home_data: home, ...sent }, slugs] = await Promise.all([
    getCategories(),
    getHome(),
    listedCollections(),
  ])
  const brands = home.brands.flatMap(({ brand_code: code, name }) =>
    code ? [{ label: name, path: listHref({ brand: code }) }] : [],
  )
  return [
    `# ${brand.name}\n\n> ${company.tagline}. ${company.about}\n\n${aboutShop(readShopTerms(sent).returnDays)}\n`,
    section(llmsMessages.lists, [
      { label: listMessages.everything, path: listHref({}) },
      { label: listMessages.sale, path: listHref({ isSale: true }) },
      ...categories.flatMap(listsOf),
      ...brands,
      ...slugs.map((slug) => {
        const { title, text } = collectionsMessages.pages[slug]
        return { label: title, path: collectionHref(slug), note: text }
      }),
    ]),
    `## ${llmsMessages.search}\n\n${llmsMessages.searchText(absoluteUrl('/products?search='))}\n`,
    section(llmsMessages.data, data),
    `## ${llmsMessages.markdown}\n\n${llmsMessages.markdownText(absoluteUrl('/products.md'))}\n\n${texts.map(line).join('\n')}\n`,
    `## ${llmsMessages.cart}\n\n${llmsMessages.cartLink(absoluteUrl('/cart/add?items=1001:M:2,1040:L:1'))}\n`,
    section(llmsMessages.service, service),
  ].join('\n')
}

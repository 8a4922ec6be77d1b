import 'server-only'
import { brand } from '#brand/company.ts'
import { getCategories, getHome } from '#lib/api/catalogue.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import { collectionHref } from '#lib/config/collections.ts'
import type { Category } from '#lib/contract/category.ts'
import * as messages from '#lib/messages/messages.ts'
import { readShopTerms } from '#lib/rules/shop-terms.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'

interface Entry {
  label: string
  path: string
  /** What is found there. */
  note?: string
}

const line = ({ label, path, note }: Entry) =>
  `- [${label}](${absoluteUrl(path)})${note ? `: ${note}` : ''}`

const section = (title: string, entries: readonly Entry[]) =>
  `## ${title}\n\n${entries.map(line).join('\n')}\n`

const listsOf = (category: Category): Entry[] => [
  { label: category.name, path: categoryHref(category), note: category.cover_text ?? '' },
  ...category.category_subs.map(({ id, name }) => ({
    label: messages.seo.inCategory(name, category.name),
    path: listHref({ subcategoryId: id }),
  })),
]

const aboutShop = (returnDays: number) =>
  [
    messages.llms.about,
    brand.legal.pricesIncludePpn ? messages.legal.ppnIncluded : '',
    messages.legal.returns(returnDays),
  ]
    .filter(Boolean)
    .join(' ')

const data: Entry[] = [
  { label: '/feeds/google.xml', path: '/feeds/google.xml', note: messages.llms.googleFeed },
  { label: '/feeds/products.tsv', path: '/feeds/products.tsv', note: messages.llms.tsvFeed },
  {
    label: '/feeds/local-inventory.tsv',
    path: '/feeds/local-inventory.tsv',
    note: messages.llms.inventoryFeed,
  },
  { label: '/sitemap.xml', path: '/sitemap.xml', note: messages.llms.sitemap },
]

/** Pages as Markdown. */
const texts: Entry[] = [
  { label: messages.list.everything, path: '/products.md' },
  { label: messages.footer.stores, path: '/stores.md' },
  { label: messages.footer.faq, path: '/faq.md' },
]

const service: Entry[] = [
  { label: messages.footer.stores, path: '/stores' },
  { label: messages.footer.delivery, path: '/stores/online-delivery' },
  { label: messages.footer.pickup, path: '/stores/pickup-on-store' },
  { label: messages.footer.faq, path: '/faq' },
  { label: messages.footer.terms, path: '/tnc' },
  { label: messages.footer.privacy, path: '/privacy' },
]

/** What the shop sells and where to find it, in Markdown for language models (llmstxt.org). Throws ApiError. */
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
    `# ${brand.name}\n\n> ${messages.company.tagline}. ${messages.company.about}\n\n${aboutShop(readShopTerms(sent).returnDays)}\n`,
    section(messages.llms.lists, [
      { label: messages.list.everything, path: listHref({}) },
      { label: messages.list.sale, path: listHref({ isSale: true }) },
      ...categories.flatMap(listsOf),
      ...brands,
      ...slugs.map((slug) => {
        const { title, text } = messages.collections.pages[slug]
        return { label: title, path: collectionHref(slug), note: text }
      }),
    ]),
    `## ${messages.llms.search}\n\n${messages.llms.searchText(absoluteUrl('/products?search='))}\n`,
    section(messages.llms.data, data),
    `## ${messages.llms.markdown}\n\n${messages.llms.markdownText(absoluteUrl('/products.md'))}\n\n${texts.map(line).join('\n')}\n`,
    `## ${messages.llms.cart}\n\n${messages.llms.cartLink(absoluteUrl('/cart/add?items=1001:M:2,1040:L:1'))}\n`,
    section(messages.llms.service, service),
  ].join('\n')
}

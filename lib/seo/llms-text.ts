import 'server-only'
import { brand } from '#brand/company.ts'
import { getCategories, getHome } from '#lib/api/catalogue.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import { collectionHref } from '#lib/config/collections.ts'
import type { Category } from '#lib/contract/category.ts'
import * as words from '#lib/messages/words.ts'
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
    label: words.seo.inCategory(name, category.name),
    path: listHref({ subId: id }),
  })),
]

const about = [
  words.llms.about,
  brand.legal.pricesIncludePpn ? words.legal.ppnIncluded : '',
  words.legal.returns,
]
  .filter(Boolean)
  .join(' ')

const data: Entry[] = [
  { label: '/feeds/google.xml', path: '/feeds/google.xml', note: words.llms.googleFeed },
  { label: '/feeds/products.tsv', path: '/feeds/products.tsv', note: words.llms.tsvFeed },
  {
    label: '/feeds/local-inventory.tsv',
    path: '/feeds/local-inventory.tsv',
    note: words.llms.inventoryFeed,
  },
  { label: '/sitemap.xml', path: '/sitemap.xml', note: words.llms.sitemap },
]

const service: Entry[] = [
  { label: words.footer.stores, path: '/stores' },
  { label: words.footer.delivery, path: '/stores/online-delivery' },
  { label: words.footer.pickup, path: '/stores/pickup-on-store' },
  { label: words.footer.faq, path: '/faq' },
  { label: words.footer.terms, path: '/tnc' },
  { label: words.footer.privacy, path: '/privacy' },
]

/** What the shop sells and where to find it, in Markdown for language models (llmstxt.org). Throws ApiError. */
export async function llmsText(): Promise<string> {
  const [categories, { home_data: home }, slugs] = await Promise.all([
    getCategories(),
    getHome(),
    listedCollections(),
  ])
  const brands = home.brands.flatMap(({ brand_code: code, name }) =>
    code ? [{ label: name, path: listHref({ brand: code }) }] : [],
  )
  return [
    `# ${brand.name}\n\n> ${words.company.tagline}. ${words.company.about}\n\n${about}\n`,
    section(words.llms.lists, [
      { label: words.list.everything, path: listHref({}) },
      { label: words.list.sale, path: listHref({ isSale: true }) },
      ...categories.flatMap(listsOf),
      ...brands,
      ...slugs.map((slug) => {
        const { title, text } = words.collections.pages[slug]
        return { label: title, path: collectionHref(slug), note: text }
      }),
    ]),
    `## ${words.llms.search}\n\n${words.llms.searchText(absoluteUrl('/products?search='))}\n`,
    section(words.llms.data, data),
    `## ${words.llms.cart}\n\n${words.llms.cartLink(absoluteUrl('/cart/add?items=1001:M:2,1040:L:1'))}\n`,
    section(words.llms.service, service),
  ].join('\n')
}

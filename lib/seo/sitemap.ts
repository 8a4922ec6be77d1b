import 'server-only'
import { wibToIso } from '@etalase/contract/rules/time-zone.ts'
import { getCategories } from '#lib/api/categories.ts'
import { getHome } from '#lib/api/home.ts'
import { getProductIndex, getProductIndexPages } from '#lib/api/product-index.ts'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import { absoluteUrl, alternateLinks } from '#lib/seo/alternate-links.ts'
import { publicPaths } from '#lib/seo/public-paths.ts'
import { type SitemapEntry, sitemapIndexXml, urlSetXml } from '#lib/seo/sitemap-xml.ts'

const pagesFile = 'pages.xml'
const productsFile = /^products-([1-9]\d{0,6})\.xml$/

const fileEntry = (name: string): SitemapEntry => ({ loc: absoluteUrl(`/sitemap/${name}`) })

/**
 * Returns the sitemap index: a file of pages, and files of products with their last change. Omits product files when the backend has no
 * product index. Throws ApiError.
 */
export async function sitemapIndex(): Promise<string> {
  const pages = (await getProductIndexPages()) ?? []
  const products = pages.map(({ updated_at }, index) => ({
    ...fileEntry(`products-${index + 1}.xml`),
    lastmod: wibToIso(updated_at),
  }))
  return sitemapIndexXml([fileEntry(pagesFile), ...products])
}

async function pageEntries(): Promise<SitemapEntry[]> {
  const [categories, { home_data: home }, collections] = await Promise.all([
    getCategories(),
    getHome(),
    listedCollections(),
  ])
  return publicPaths(categories, home.brands, collections).map((path) => ({
    loc: absoluteUrl(path),
    alternates: alternateLinks(path),
  }))
}

async function productEntries(after: number): Promise<SitemapEntry[]> {
  const products = await getProductIndex(after)
  // Computed once: a file has thousands of products.
  const prefix = absoluteUrl('/product/')
  const prefixes = alternateLinks('/product/')
  return products.map(({ id, updated_at }) => ({
    loc: `${prefix}${id}`,
    lastmod: wibToIso(updated_at),
    alternates: prefixes.map(({ hreflang, href }) => ({ hreflang, href: `${href}${id}` })),
  }))
}

/** Returns a file of the sitemap index, or null for an unknown name. Throws ApiError. */
export async function sitemapFile(name: string): Promise<string | null> {
  if (name === pagesFile) return urlSetXml(await pageEntries())
  const number = Number(name.match(productsFile)?.[1])
  if (Number.isNaN(number)) return null
  const page = (await getProductIndexPages())?.[number - 1]
  return page ? urlSetXml(await productEntries(page.after)) : null
}

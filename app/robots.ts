import type { MetadataRoute } from 'next'
import { findRoute, routes } from '#lib/config/routes.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'

/** The beginnings of closed paths: the first folder, with a slash where it is no page itself. */
const closedPaths = routes
  .filter(({ crawlers }) => crawlers === 'closed')
  .map(({ path }) => `/${path.split('/')[1]}`)
  .map((folder) => (findRoute(folder) ? folder : `${folder}/`))

/** What a search engine would follow without end: a search within a list, its pages, orders and choices. */
const searches = routes.flatMap(({ path, search }) =>
  search ? [`${path}?*&${search}=`, `${path}?${search}=*&`] : [],
)

/** Narrowed lists without end; those with one value may be fetched, and say noindex (docs/decisions/025). */
const narrowed = routes.flatMap(({ path, search }) =>
  search ? [`${path}?*filter=`, `${path}?*price_min=`, `${path}?*price_max=`, `${path}?*,`] : [],
)

/** What /llms.txt offers; the longest rule that fits an address decides (RFC 9309). Readers of the draft before it take the first one. Its pages say noindex. */
const offered = routes
  .filter(({ isOffered }) => isOffered)
  .map(({ path, search }) => (search ? `${path}?${search}=` : path))

/** What crawlers must not fetch: personal pages, pages per request, and internal list paths. */
const closed = [...new Set(closedPaths), ...searches, ...narrowed]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: offered, disallow: closed },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}

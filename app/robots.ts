import type { MetadataRoute } from 'next'
import { findRoute, routes } from '#lib/config/routes.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'

/** The prefixes of closed paths: the first folder, with a slash unless it is itself a page. */
const closedPaths = routes
  .filter(({ crawlers }) => crawlers === 'closed')
  .map(({ path }) => `/${path.split('/')[1]}`)
  .map((folder) => (findRoute(folder) ? folder : `${folder}/`))

/** The searches that a crawler could follow endlessly: within a list, by its pages, orders and choices. */
const searches = routes.flatMap(({ path, search }) =>
  search ? [`${path}?*&${search}=`, `${path}?${search}=*&`] : [],
)

/** The endless narrowed lists. Crawlers may fetch lists narrowed by one value, which are noindex (docs/decisions/025). */
const narrowed = routes.flatMap(({ path, search }) =>
  search ? [`${path}?*filter=`, `${path}?*price_min=`, `${path}?*price_max=`, `${path}?*,`] : [],
)

/** Paths that /llms.txt offers; their pages are noindex. The longest matching rule wins (RFC 9309), in an earlier draft the first. */
const offered = routes
  .filter(({ isOffered }) => isOffered)
  .map(({ path, search }) => (search ? `${path}?${search}=` : path))

/** Paths that crawlers must not fetch: personal pages, pages rendered per request, and internal list paths. */
const closed = [...new Set(closedPaths), ...searches, ...narrowed]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: offered, disallow: closed },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}

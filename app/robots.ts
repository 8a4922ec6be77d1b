import type { MetadataRoute } from 'next'
import { findRoute, routes } from '#lib/config/routes.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'

/** The beginnings of closed paths: the first folder, with a slash where it is no page itself. */
const closedPaths = routes
  .filter(({ crawlers }) => crawlers === 'closed')
  .map(({ path }) => `/${path.split('/')[1]}`)
  .map((folder) => (findRoute(folder) ? folder : `${folder}/`))

const searches = routes.flatMap(({ path, search }) =>
  search ? [`${path}?${search}=`, `${path}?*&${search}=`] : [],
)

/** What crawlers must not fetch: personal pages, pages per request, and internal list paths. */
const closed = [
  ...new Set(closedPaths),
  ...searches,
  // Narrowed lists without end; those with one value may be fetched, and say noindex (docs/decisions/025).
  '/products?*filter=',
  '/products?*price_min=',
  '/products?*price_max=',
  '/products?*,',
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: closed },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}

import type { MetadataRoute } from 'next'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'

/** Paths that crawlers must not fetch: personal pages, pages per request, and internal list paths. */
const closed = [
  '/api/',
  '/cart',
  '/stock-alert',
  '/checkout',
  '/payment/',
  '/account',
  '/order',
  '/list/',
  '/failure/',
  '/language/',
  '/products?search=',
  '/products?*&search=',
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

import type { MetadataRoute } from 'next'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'

/** Paths that crawlers must not fetch: personal pages, pages per request, and internal list paths. */
const closed = [
  '/api/',
  '/cart',
  '/checkout',
  '/payment/',
  '/account',
  '/list/',
  '/failure/',
  '/products?search=',
  '/products?*&search=',
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: closed },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}

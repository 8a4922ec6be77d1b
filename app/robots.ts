import type { MetadataRoute } from 'next'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'

/** Not for crawlers: what is personal, what is per request, and the inner addresses of lists. */
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

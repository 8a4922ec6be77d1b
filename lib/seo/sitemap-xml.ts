import { escapeXml } from '#lib/seo/escape-xml.ts'

/** A URL in a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  loc: string
  /** ISO 8601; left out when unknown. */
  lastmod?: string
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function documentOf(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ loc, lastmod }) => {
    const lastModified = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
    return `<${element}><loc>${escapeXml(loc)}</loc>${lastModified}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${lines.join('')}</${root}>\n`
}

/** A sitemap index: a list of sitemaps. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]) =>
  documentOf('sitemapindex', 'sitemap', files)

/** A sitemap: a list of pages. */
export const urlSetXml = (pages: readonly SitemapEntry[]) => documentOf('urlset', 'url', pages)

import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import type { AlternateLink } from '#lib/seo/alternate-links.ts'

/** A URL in a sitemap. */
export interface SitemapEntry {
  /** Absolute URL. */
  loc: string
  /** ISO 8601; omitted when unknown. */
  lastmod?: string
  /** The page in each language, including this one. */
  alternates?: readonly AlternateLink[]
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const alternateXml = ({ hreflang, href }: AlternateLink) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`

function documentOf(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ loc, lastmod, alternates = [] }) => {
    const lastModified = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
    const links = alternates.map(alternateXml).join('')
    return `<${element}><loc>${escapeXml(loc)}</loc>${lastModified}${links}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${lines.join('')}</${root}>\n`
}

/** Returns a sitemap index: a list of sitemaps. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]) =>
  documentOf('sitemapindex', 'sitemap', files)

/** Returns a sitemap: a list of pages. */
export const urlSetXml = (pages: readonly SitemapEntry[]) => documentOf('urlset', 'url', pages)

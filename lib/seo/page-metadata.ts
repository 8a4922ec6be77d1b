import type { Metadata } from 'next'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { markdownPath } from '#lib/config/routes.ts'
import { alternateLinks } from '#lib/seo/alternate-links.ts'
import { colon, openGraphLocale } from '#messages/language.ts'

/** The picture of a shared link. */
export interface SharePicture {
  url: string
  alt: string
  width?: number
  height?: number
  type?: string
}

interface PageInfo {
  /** Without the brand's name, which the layout appends. Defaults to the brand's own title. */
  title?: string
  description?: string
  /** The canonical path; omitted for a page without one. */
  path?: string
  picture?: SharePicture | undefined
  /** Marks the page noindex. */
  isHidden?: boolean
}

const defaultPicture: SharePicture = { ...brand.shareImage, alt: company.tagline }

/** Returns the page's canonical URL; unless noindex, also its other languages and its Markdown version. */
function addresses(path: string, isHidden: boolean): NonNullable<Metadata['alternates']> {
  const links = isHidden ? [] : alternateLinks(path)
  const languages = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))
  const markdown = isHidden ? null : markdownPath(path)
  return {
    canonical: path,
    ...(links.length > 0 ? { languages } : {}),
    ...(markdown ? { types: { 'text/markdown': markdown } } : {}),
  }
}

/**
 * Returns a page's metadata for search engines and shared links. It is complete, since a page's `openGraph` and `twitter` replace the
 * layout's entirely.
 */
export function pageMetadata(info: PageInfo): Metadata {
  const { title = `${brand.name}${colon}${company.tagline}`, path, isHidden = false } = info
  const description = info.description || company.about
  const shared = { title, description, images: [info.picture ?? defaultPicture] }
  return {
    title: info.title ?? { absolute: title },
    description,
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: openGraphLocale,
      ...(path ? { url: path } : {}),
      ...shared,
    },
    twitter: { card: 'summary_large_image', ...shared },
    ...(path ? { alternates: addresses(path, isHidden) } : {}),
    ...(isHidden ? { robots: { index: false } } : {}),
  }
}

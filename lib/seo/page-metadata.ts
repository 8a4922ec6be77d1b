import type { Metadata } from 'next'
import { brand } from '#lib/config/brand.ts'

/** The picture of a shared link. */
export interface SharePicture {
  url: string
  alt: string
  width?: number
  height?: number
}

interface PageFacts {
  /** Without the brand's name, which every title ends with. Left out: the brand's own title. */
  title?: string
  description?: string
  /** The one address of what the page shows; left out where it has none to be found by. */
  path?: string
  picture?: SharePicture | undefined
  /** Whether search engines are asked to leave the page out. */
  isHidden?: boolean
}

const defaultPicture: SharePicture = { ...brand.shareImage, alt: brand.tagline }

/**
 * Everything that a page says of itself to search engines and to whoever shares it. A page states all
 * of it: of `openGraph` and `twitter` a page's own replace those of the layout as a whole.
 */
export function pageMetadata(facts: PageFacts): Metadata {
  const { title = `${brand.name}: ${brand.tagline}`, path, isHidden = false } = facts
  const description = facts.description || brand.about
  const shared = { title, description, images: [facts.picture ?? defaultPicture] }
  return {
    title: facts.title ?? { absolute: title },
    description,
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: 'en_ID',
      ...(path ? { url: path } : {}),
      ...shared,
    },
    twitter: { card: 'summary_large_image', ...shared },
    ...(path ? { alternates: { canonical: path } } : {}),
    ...(isHidden ? { robots: { index: false } } : {}),
  }
}

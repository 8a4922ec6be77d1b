import type { HomeData } from '@etalase/contract/home.ts'
import type { MediaLibrary } from '#media/media-library.ts'
import { editorialContent } from '#seed/demo/editorial-content.ts'
import type { Manifest } from '#seed/manifest.ts'

interface SectionSeed {
  lines: readonly [string, string]
  subtitle: string
  action: string
  url: string
  picture: string
}

const banners = [
  ['Cloth with a memory', 'Batik and florals for the long dry season.', '/products?sort=NEWEST'],
  [
    'Made near the equator',
    'Light fabrics that breathe when the air does not.',
    '/products?category_id=7',
  ],
  [
    'The weekday uniform',
    'Oxford, chino, breton. Mix without thinking.',
    '/products?category_id=6',
  ],
  [
    'Draped, never heavy',
    'Tunics and gamis from soft sage to deep mauve.',
    '/products?category_sub_id=706',
  ],
] as const

const sections: readonly SectionSeed[] = [
  {
    lines: ['Wastra', 'Batik for every day'],
    subtitle:
      'Kawung stands for a life well kept, parang for the will to go on. Ours are cut as shirts, short-sleeved and long, that you wear to work.',
    action: 'Shop batik',
    url: '/products?brand=wastra',
    picture: 'brand-wastra',
  },
  {
    lines: ['Laras', 'Soft shapes, clear lines'],
    subtitle:
      'Linen, voile and crepe in colours that sit well beside each other, season after season.',
    action: 'Shop women',
    url: '/products?category_id=7',
    picture: 'brand-laras',
  },
  {
    lines: ['Bocah', 'Made to be played in'],
    subtitle:
      'Jersey that survives the wash, seams that lie flat, prints that children choose themselves.',
    action: 'Shop kids',
    url: '/products?group_id=3',
    picture: 'brand-bocah',
  },
]

const promos = [
  ['Denim, five pockets, six washes', '/products?category_sub_id=606', 'promo-1'],
  ['Scarves for every knot', '/products?category_sub_id=802', 'promo-2'],
  ['Bags that carry the market', '/products?category_sub_id=801', 'promo-3'],
] as const

const categoryBanners = [
  ['Women', '/products?category_id=7', 'shop-women'],
  ['Men', '/products?category_id=6', 'shop-men'],
] as const

/** Builds the home page's editorial content, with pictures from the media library. */
export function homeContent(manifest: Manifest, media: MediaLibrary): HomeData {
  const picture = (name: string) => {
    const entry = manifest.editorial.find(({ file }) => file === `editorial/${name}.webp`)
    if (!entry) throw new Error(`No editorial picture ${name}`)
    return {
      image_url: media.urlOf(entry.file),
      alt_text: entry.alt,
      dominant_color: entry.dominantHex,
      focal_point: entry.focal,
    }
  }
  const pictured = ([title, url, name]: readonly [string, string, string]) => ({
    title,
    url,
    image: picture(name),
  })
  return {
    banners: banners.map(([title, subtitle, url], index) => ({
      title,
      subtitle,
      url,
      desktop_image: picture(`hero-${index + 1}-desktop`),
      mobile_image: picture(`hero-${index + 1}-mobile`),
    })),
    sections: sections.map((section) => ({
      title_line_1: section.lines[0],
      title_line_2: section.lines[1],
      subtitle: section.subtitle,
      action_text: section.action,
      url: section.url,
      is_new_tab: false,
      image: picture(section.picture),
    })),
    promos: promos.map(pictured),
    category_banners: categoryBanners.map(pictured),
    ...editorialContent(picture),
  }
}

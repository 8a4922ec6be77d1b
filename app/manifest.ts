import type { MetadataRoute } from 'next'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { language } from '#messages/language.ts'

const sizes = [192, 512]

export default function manifest(): MetadataRoute.Manifest {
  const icons = sizes.map((size) => ({
    src: `/brand/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }))
  return {
    name: brand.name,
    short_name: brand.name,
    description: company.tagline,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    background_color: brand.themeColor,
    theme_color: brand.themeColor,
    icons: [
      ...icons.map((icon) => ({ ...icon, purpose: 'any' as const })),
      ...icons.map((icon) => ({ ...icon, purpose: 'maskable' as const })),
    ],
  }
}

import { BrandBanners } from '#components/brand/brand-banners.tsx'
import { HashtagSection } from '#components/brand/hashtag-section.tsx'
import { getHome } from '#lib/api/home.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { landingMessages } from '#messages/landing.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: landingMessages.brands,
  description: landingMessages.brandsText,
  path: '/fashion',
})

/** The brand landing page: a banner for each label, and the hashtag gallery. */
export default async function FashionPage() {
  const { home_data: home } = await getHome()
  return (
    <div className="flex flex-col gap-16 pt-10 md:gap-24 md:pt-16">
      <header className="container-page">
        <h1 className="text-4xl">{landingMessages.brands}</h1>
        <p className="mt-3 max-w-[30.6em] text-muted md:text-lg">{landingMessages.brandsText}</p>
      </header>
      <BrandBanners brands={home.brands} />
      <HashtagSection photos={home.hashtag_photos} />
    </div>
  )
}

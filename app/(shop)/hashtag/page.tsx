import { brand } from '#brand/company.ts'
import { HashtagGallery } from '#components/brand/hashtag-gallery.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { getHome } from '#lib/api/home.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { landingMessages } from '#messages/landing.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: brand.hashtag.tag,
  description: landingMessages.hashtagText,
  path: '/hashtag',
})

/** The hashtag gallery (spec §2). */
export default async function HashtagPage() {
  const { home_data: home } = await getHome()
  return (
    <div className="container-page pt-10 md:pt-16">
      <h1 className="wrap-anywhere text-4xl">{brand.hashtag.tag}</h1>
      <p className="mt-3 mb-8 max-w-[30.6em] text-muted md:text-lg">
        {landingMessages.hashtagText}
      </p>
      <HashtagGallery photos={home.hashtag_photos} />
      <a
        href={brand.hashtag.url}
        target="_blank"
        rel="noreferrer"
        className={`${buttonStyle('secondary')} mt-8`}
      >
        {landingMessages.hashtagFollow}
      </a>
    </div>
  )
}

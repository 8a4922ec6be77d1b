import type { HashtagPhoto } from '@etalase/contract/home.ts'
import { brand } from '#brand/company.ts'
import { HashtagGallery } from '#components/brand/hashtag-gallery.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { homeMessages } from '#messages/home.ts'

interface HashtagSectionProps {
  photos: HashtagPhoto[]
  /** Whether it links to the gallery's own page. */
  hasLink?: boolean
}

/** The hashtag with its photos. */
export function HashtagSection({ photos, hasLink = false }: HashtagSectionProps) {
  if (photos.length === 0) return null
  return (
    <section className="container-page lazy-[220vw] md:lazy-[24rem]" aria-labelledby="hashtag">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="hashtag" className="text-2xl">
          {brand.hashtag.tag}
        </h2>
        <p className="text-muted">{homeMessages.hashtagText}</p>
        {hasLink && (
          <IntentLink href="/hashtag" className={`${listLinkStyle} ml-auto underline`}>
            {homeMessages.hashtagLink}
          </IntentLink>
        )}
      </div>
      <HashtagGallery photos={photos} />
    </section>
  )
}

import type { HashtagPhoto } from '@etalase/contract/home.ts'
import { brand } from '#brand/company.ts'
import { Picture } from '#components/ui/picture.tsx'
import { homeMessages } from '#messages/home.ts'

/** Photos that link to the brand's social account (spec §2). A mosaic on wide screens, with the first and eighth photos large. */
export function HashtagGallery({ photos }: { photos: HashtagPhoto[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-7 md:gap-3 md:[&>li:first-child]:col-span-2 md:[&>li:first-child]:row-span-2 md:[&>li:nth-child(8)]:col-span-2 md:[&>li:nth-child(8)]:col-start-6 md:[&>li:nth-child(8)]:row-span-2 md:[&>li:nth-child(8)]:row-start-1">
      {photos.map(({ image }) => (
        <li key={image.image_url} className="aspect-square">
          <a
            href={brand.hashtag.url}
            target="_blank"
            rel="noreferrer"
            className="block h-full overflow-hidden"
          >
            <Picture
              src={image.image_url}
              alt={homeMessages.photoOf(image.alt_text, brand.hashtag.tag)}
              width={750}
              height={750}
              sizes="(min-width: 768px) 28vw, 50vw"
              placeholder={image.dominant_color}
              focus={image.focal_point}
              className="transition-transform duration-250 hover:transform-[scale(1.02)]"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

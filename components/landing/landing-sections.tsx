import type { Landing } from '@etalase/contract/home.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'

/** The SHOP sections of a landing page: the first large, the others beside it. */
export function LandingSections({ sections }: Pick<Landing, 'sections'>) {
  return (
    <ul className="container-page lazy-[268vw] md:lazy-[47rem] lg:lazy-[68rem] grid gap-6 md:grid-cols-2 md:[&>li:first-child]:col-span-2">
      {sections.map(({ title, subtitle, url, image }) => (
        <li key={title} className="group/section">
          <IntentLink href={url} className="block">
            <div className="aspect-[3/2] overflow-hidden md:group-first/section:aspect-[12/5]">
              <Picture
                src={image.image_url}
                alt={image.alt_text}
                width={1200}
                height={800}
                sizes="(min-width: 768px) 60vw, calc(100vw - 2rem)"
                placeholder={image.dominant_color}
                focus={image.focal_point}
              />
            </div>
            <h2
              lang={contentLang}
              className="mt-4 text-2xl underline-offset-4 group-hover/section:underline"
            >
              <Unbroken text={title} />
            </h2>
            <p lang={contentLang} className="mt-1 max-w-[30.6em] text-muted">
              {subtitle}
            </p>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

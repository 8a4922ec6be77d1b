import type { HomeSection } from '@etalase/contract/home.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { ShopLink } from '#components/ui/shop-link.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'

function SectionLink({ section }: { section: HomeSection }) {
  if (!section.action_text) return null
  const style = `${buttonStyle('secondary')} mt-6`
  return (
    <ShopLink href={section.url} isNewTab={section.is_new_tab} lang={contentLang} className={style}>
      {section.action_text}
    </ShopLink>
  )
}

/** Editorial sections with pictures on alternating sides (spec §2, Home). */
export function Editorial({ sections }: { sections: HomeSection[] }) {
  return sections.map((section) => (
    <section
      key={section.title_line_1}
      className="container-page lazy-[143vw] grid items-center gap-6 md:lazy-[24rem] md:grid-cols-2 md:gap-16 md:even:[&>div:first-child]:order-last"
    >
      <div className="aspect-[3/2]">
        <Picture
          src={section.image.image_url}
          alt={section.image.alt_text}
          width={1200}
          height={800}
          sizes="(min-width: 768px) 50vw, calc(100vw - 2rem)"
          placeholder={section.image.dominant_color}
          focus={section.image.focal_point}
        />
      </div>
      <div>
        <h2 lang={contentLang} className="text-3xl leading-tight">
          {section.title_line_1}
          <br />
          {section.title_line_2}
        </h2>
        <p lang={contentLang} className="mt-4 max-w-[30.6em] text-muted">
          {section.subtitle}
        </p>
        <SectionLink section={section} />
      </div>
    </section>
  ))
}

import { buttonStyle } from '#components/ui/button-style.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { BrandBanner } from '#lib/contract/home.ts'
import * as words from '#lib/messages/words.ts'

/** The address of a label within the brand landing. */
export const brandAnchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The company's labels, each with its picture and words, on alternating sides. */
export function BrandBanners({ brands }: { brands: BrandBanner[] }) {
  return brands.map(({ name, text, url, image }, index) => (
    <section
      key={name}
      id={brandAnchor(name)}
      className="container-page grid items-center gap-6 md:grid-cols-12 md:gap-16 md:even:[&>div:first-child]:order-last"
    >
      <div className="aspect-[3/2] md:col-span-7">
        <Picture
          src={image.image_url}
          alt={image.alt_text}
          width={1200}
          height={800}
          sizes="(min-width: 768px) 58vw, 100vw"
          placeholder={image.dominant_color}
          focus={image.focal_point}
          isFirst={index === 0}
        />
      </div>
      <div className="md:col-span-5">
        <h2 className="text-3xl">{name}</h2>
        <p className="mt-3 max-w-[45ch] text-muted">{text}</p>
        <IntentLink href={url} className={`${buttonStyle('secondary')} mt-6`}>
          {words.landing.shopBrand(name)}
        </IntentLink>
      </div>
    </section>
  ))
}

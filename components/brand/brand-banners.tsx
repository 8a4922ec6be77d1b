import type { BrandBanner } from '@etalase/contract/home.ts'
import { brandCode } from '@etalase/contract/rules/codes.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { landingMessages } from '#messages/landing.ts'

/** Returns the link to a brand's products: its list if the backend has a brand code, else the given URL. */
const hrefOf = ({ brand_code: brand, url }: Pick<BrandBanner, 'brand_code' | 'url'>) =>
  brand ? listHref({ brand }) : url

/** The company's labels, with picture and text on alternating sides. */
export function BrandBanners({ brands }: { brands: BrandBanner[] }) {
  return brands.map(({ name, text, image, ...link }, index) => (
    <section
      key={name}
      id={brandCode(name)}
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
        <p lang={contentLang} className="mt-3 max-w-[27.6em] text-muted">
          {text}
        </p>
        <IntentLink href={hrefOf(link)} className={`${buttonStyle('secondary')} mt-6`}>
          {landingMessages.shopBrand(name)}
        </IntentLink>
      </div>
    </section>
  ))
}

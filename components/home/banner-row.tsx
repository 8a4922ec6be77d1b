import type { HomePromo } from '@etalase/contract/home.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'

interface BannerRowProps {
  title?: string
  banners: HomePromo[]
  /** Width and height of the pictures. */
  size: readonly [number, number]
}

/** Styles for portrait and landscape pictures. */
const [tall, wide] = ['lazy-[266vw] md:lazy-[46rem]', 'lazy-[180vw] md:lazy-[14rem]']

/** Banners in a row, each a link with its title below the picture. Renders nothing without banners. */
export function BannerRow({ title, banners, size: [width, height] }: BannerRowProps) {
  if (banners.length === 0) return null
  const columns = banners.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'
  return (
    <section className={`container-page ${height > width ? tall : wide}`}>
      {title && <h2 className="mb-6 text-2xl">{title}</h2>}
      <ul className={`grid gap-6 ${columns}`}>
        {banners.map((banner) => (
          <li key={banner.title}>
            <IntentLink href={banner.url} className="group block">
              <div style={{ aspectRatio: `${width} / ${height}` }} className="overflow-hidden">
                <Picture
                  src={banner.image.image_url}
                  alt={banner.image.alt_text}
                  width={width}
                  height={height}
                  sizes={`(min-width: 768px) ${Math.round(100 / banners.length)}vw, calc(100vw - 2rem)`}
                  placeholder={banner.image.dominant_color}
                  focus={banner.image.focal_point}
                />
              </div>
              <p
                lang={contentLang}
                className="mt-3 font-semibold underline-offset-4 group-hover:underline"
              >
                {banner.title}
              </p>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

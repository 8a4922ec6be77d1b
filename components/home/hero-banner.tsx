import { buttonStyle } from '#components/ui/button-style.ts'
import { imageProps } from '#components/ui/image-props.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import type { HomeBanner } from '#lib/contract/home.ts'
import * as words from '#lib/messages/words.ts'

/** Desktop and mobile banners switch at this width (spec §9). */
const desktop = '(min-width: 991px)'

function BannerPicture({ banner, isFirst }: { banner: HomeBanner; isFirst: boolean }) {
  const common = { alt: banner.desktop_image.alt_text, sizes: '100vw' }
  const wide = imageProps({
    ...common,
    src: banner.desktop_image.image_url,
    width: 1920,
    height: 800,
  })
  const { srcSet, ...narrow } = imageProps({
    ...common,
    src: banner.mobile_image.image_url,
    width: 800,
    height: 1000,
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : 'auto',
  })
  return (
    <picture>
      <source media={desktop} srcSet={wide.srcSet} sizes="100vw" width={1920} height={800} />
      <source srcSet={srcSet} sizes="100vw" width={800} height={1000} />
      <img
        {...narrow}
        alt={banner.desktop_image.alt_text}
        className="h-full w-full object-cover"
        style={{ backgroundColor: banner.desktop_image.dominant_color ?? undefined }}
      />
    </picture>
  )
}

/** One banner: its picture, with live words on the calm side of it. */
export function HeroBanner({ banner, isFirst }: { banner: HomeBanner; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <li
      data-waits={isFirst ? undefined : true}
      className="swiper-slide relative aspect-[4/5] w-full shrink-0 snap-start min-[991px]:aspect-[12/5]"
      style={{ backgroundColor: banner.desktop_image.dominant_color ?? undefined }}
    >
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className="absolute inset-x-0 top-0 px-6 pt-7 min-[991px]:inset-y-0 min-[991px]:flex min-[991px]:w-1/2 min-[991px]:flex-col min-[991px]:justify-center min-[991px]:pt-0 min-[991px]:pl-16">
        <Heading className="max-w-[12ch] text-3xl leading-none min-[991px]:text-4xl">
          {banner.title}
        </Heading>
        <p className="mt-2 mb-4 max-w-[32ch] min-[991px]:mt-4 min-[991px]:mb-6 min-[991px]:text-lg">
          {banner.subtitle}
        </p>
        <IntentLink href={banner.url} className={`${buttonStyle()} self-start`}>
          {words.home.shopNow}
        </IntentLink>
      </div>
    </li>
  )
}

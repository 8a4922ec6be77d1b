import type { HomeBanner } from '@etalase/contract/home.ts'
import { pictureWidths } from '@etalase/front/shared/picture-address.ts'
import { preload } from 'react-dom'
import { HeroSlider } from '#components/home/hero-slider.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { imageProps } from '#components/ui/image-props.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { homeMessages } from '#messages/home.ts'

/** Desktop and mobile banners switch along with the menus, after 991 px (spec §9). */
const desktop = '(min-width: 62rem)'
const mobile = `not all and ${desktop}`

/** Phones get a single version, which keeps the page's largest picture small. */
const [, phoneWidth, desktopWidth] = pictureWidths.picture

function bannerVersions({ desktop_image, mobile_image }: HomeBanner, isFirst: boolean) {
  const wide = imageProps({
    alt: desktop_image.alt_text,
    sizes: '100vw',
    src: desktop_image.image_url,
    width: 1920,
    height: 800,
    narrowest: desktopWidth,
  })
  const narrow = imageProps({
    alt: desktop_image.alt_text,
    sizes: '100vw',
    src: mobile_image.image_url,
    width: phoneWidth,
    height: 938,
    narrowest: phoneWidth,
    quality: 'light',
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
  })
  return { wide, narrow }
}

type Versions = ReturnType<typeof bannerVersions>

/** Preloads the page's largest picture. React does so for an <img>, but not for a <picture>. */
function preloadBanner({ wide, narrow }: Versions): void {
  const common = { as: 'image', fetchPriority: 'high' } as const
  preload(narrow.src, { ...common, media: mobile })
  preload(wide.src, {
    ...common,
    media: desktop,
    imageSrcSet: wide.srcSet,
    imageSizes: wide.sizes,
  })
}

function BannerPicture({ banner, isFirst }: { banner: HomeBanner; isFirst: boolean }) {
  const versions = bannerVersions(banner, isFirst)
  if (isFirst) preloadBanner(versions)
  const { wide, narrow } = versions
  return (
    <picture>
      <source
        media={desktop}
        srcSet={wide.srcSet ?? wide.src}
        sizes={wide.sizes}
        width={1920}
        height={800}
      />
      <img
        {...narrow}
        alt={banner.desktop_image.alt_text}
        className="h-full w-full object-cover large-text:aspect-[4/5] large-text:h-auto"
      />
    </picture>
  )
}

/**
 * A banner: its picture, with text over the left three eighths of a wide picture, ideally a plain area. On a narrow screen large text
 * wouldn't fit that area, so it goes below the picture.
 */
function HeroBanner({ banner, isFirst }: { banner: HomeBanner; isFirst: boolean }) {
  return (
    <>
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className="banner-text absolute inset-x-0 top-0 px-6 pt-7 large-text:static large-text:bg-paper large-text:px-4 large-text:pb-20 lg:inset-y-0 lg:right-auto lg:flex lg:w-3/8 lg:flex-col lg:justify-center lg:pt-0 lg:pr-6 lg:pl-10 xl:pl-16">
        <h2
          lang={contentLang}
          className="max-w-[12ch] text-3xl leading-none md:text-4xl lg:text-3xl xl:text-4xl"
        >
          {banner.title}
        </h2>
        <p lang={contentLang} className="mt-2 mb-4 max-w-[19.6em] lg:mt-4 lg:mb-6 xl:text-lg">
          {banner.subtitle}
        </p>
        <IntentLink href={banner.url} className={`${buttonStyle()} self-start`}>
          {homeMessages.shopNow}
        </IntentLink>
      </div>
    </>
  )
}

/** The banners at the top of the page. The first one is complete in the HTML. Renders nothing without banners. */
export function Hero({ banners }: { banners: HomeBanner[] }) {
  if (banners.length === 0) return null
  return (
    <HeroSlider
      label={homeMessages.banners}
      roleDescription={homeMessages.carousel}
      slides={banners.map((banner, index) => ({
        title: banner.title,
        color: banner.desktop_image.dominant_color ?? undefined,
        content: <HeroBanner banner={banner} isFirst={index === 0} />,
      }))}
    />
  )
}

import { HeroBanner } from '#components/home/hero-banner.tsx'
import { HeroSlider } from '#components/home/hero-slider.tsx'
import type { HomeBanner } from '#lib/contract/home.ts'
import * as messages from '#lib/messages/messages.ts'

/** The banners at the top of the page; the first is complete in the HTML. Nothing without banners. */
export function Hero({ banners }: { banners: HomeBanner[] }) {
  if (banners.length === 0) return null
  return (
    <HeroSlider
      label={messages.home.banners}
      roleDescription={messages.home.carousel}
      slides={banners.map((banner, index) => ({
        title: banner.title,
        color: banner.desktop_image.dominant_color ?? undefined,
        content: <HeroBanner banner={banner} isFirst={index === 0} />,
      }))}
    />
  )
}

import type { Landing } from '@etalase/contract/home.ts'
import { Picture } from '#components/ui/picture.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'

type LandingBannerProps = Pick<Landing, 'title' | 'subtitle' | 'image'>

/** On phones the picture is 180vw wide and its middle shows. Asking for less selects the 1200-pixel version. */
const widths = '(min-width: 62rem) 80vw, (min-width: 48rem) 100vw, 145vw'

/**
 * A category's banner: text above its picture, or on wide screens beside it, where the picture's edge fades out. The text reserves two
 * lines, so that the picture stays in place when the web font wraps the sentence.
 */
export function LandingBanner({ title, subtitle, image }: LandingBannerProps) {
  return (
    <section
      className="relative lg:aspect-[12/5]"
      style={{ backgroundColor: image.dominant_color ?? undefined }}
    >
      <div className="banner-text relative z-1 px-4 pt-8 pb-6 md:px-6 lg:absolute lg:inset-y-0 lg:flex lg:w-3/8 lg:flex-col lg:justify-center lg:pl-10 xl:pl-16">
        <h1
          lang={contentLang}
          className="max-w-[12ch] text-4xl leading-none lg:text-3xl xl:text-4xl"
        >
          {title}
        </h1>
        <p lang={contentLang} className="mt-3 max-w-[19.6em] max-lg:min-h-[3em] lg:mt-4 xl:text-lg">
          {subtitle}
        </p>
      </div>
      <div className="aspect-square max-lg:mask-t-from-95% md:aspect-[16/9] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-4/5 lg:mask-l-from-80%">
        <Picture
          src={image.image_url}
          alt={image.alt_text}
          width={1600}
          height={900}
          sizes={widths}
          quality="light"
          placeholder={image.dominant_color}
          focus={image.focal_point}
          isFirst
        />
      </div>
    </section>
  )
}

import { Picture } from '#components/ui/picture.tsx'
import type { Landing } from '#lib/contract/home.ts'

type LandingBannerProps = Pick<Landing, 'title' | 'subtitle' | 'image'>

/** A category's banner: live words above its picture on phones, on the calm side of it elsewhere. */
export function LandingBanner({ title, subtitle, image }: LandingBannerProps) {
  return (
    <section
      className="relative flex flex-col md:aspect-[16/9] lg:aspect-[12/5]"
      style={{ backgroundColor: image.dominant_color ?? undefined }}
    >
      <div className="z-1 px-4 pt-8 pb-6 md:absolute md:inset-y-0 md:flex md:w-1/2 md:flex-col md:justify-center md:pl-16">
        <h1 className="max-w-[12ch] text-4xl leading-none">{title}</h1>
        <p className="mt-3 max-w-[32ch] md:mt-4 md:text-lg">{subtitle}</p>
      </div>
      <div className="aspect-square md:absolute md:inset-0 md:aspect-auto">
        <Picture
          src={image.image_url}
          alt={image.alt_text}
          width={1600}
          height={900}
          sizes="(min-width: 768px) 100vw, 160vw"
          placeholder={image.dominant_color}
          focus={image.focal_point}
          isFirst
        />
      </div>
    </section>
  )
}

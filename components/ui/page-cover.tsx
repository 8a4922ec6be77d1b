import type { PictureData } from '@etalase/contract/home.ts'
import type { ReactNode } from 'react'
import { Picture } from '#components/ui/picture.tsx'

interface PageCoverProps {
  title: string
  /** The title's language, if it differs from its parent's. */
  titleLang?: string
  picture?: PictureData | null | undefined
  /** A short introduction, then links. */
  children: ReactNode
}

/** A page's title and introduction, beside its picture if it has one. */
export function PageCover({ title, titleLang, picture, children }: PageCoverProps) {
  const text = (
    <div className="flex flex-col justify-center py-8 md:py-12">
      <h1 lang={titleLang} className="text-3xl">
        {title}
      </h1>
      {children}
    </div>
  )
  if (!picture) {
    return (
      <div className="border-line border-b">
        <div className="container-page">{text}</div>
      </div>
    )
  }
  return (
    <div className="border-line border-b">
      <div className="container-page md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-10">
        <div className="-mx-4 aspect-[2/1] md:order-last md:-mr-6 md:ml-0 md:aspect-auto md:h-full md:min-h-96 xl:-mr-10">
          <Picture
            src={picture.image_url}
            alt={picture.alt_text}
            width={1200}
            height={600}
            sizes="(min-width: 768px) 85vw, 100vw"
            placeholder={picture.dominant_color}
            focus={picture.focal_point}
            isFirst
          />
        </div>
        {text}
      </div>
    </div>
  )
}

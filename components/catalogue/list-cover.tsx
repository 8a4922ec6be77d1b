import { Picture } from '#components/ui/picture.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import type { Cover } from '#lib/catalogue/list-view.ts'
import { contentLang } from '#lib/messages/content-lang.ts'

/** The list's title and text, beside its cover image if it has one. */
export function ListCover({ cover }: { cover: Cover }) {
  const text = (
    <div className="container-page py-4 md:py-12">
      <h1 lang={cover.titleLang} className="wrap-anywhere text-3xl">
        <Unbroken text={cover.title} />
      </h1>
      {cover.text && (
        <p lang={contentLang} className="mt-1 max-w-[24.5em] text-muted md:mt-2 md:text-ink">
          {cover.text}
        </p>
      )}
    </div>
  )
  if (!cover.imageUrl) return <div className="border-line border-b">{text}</div>
  return (
    <div className="relative overflow-hidden border-line border-b md:flex md:min-h-80 md:items-center">
      <div className="aspect-[16/5] md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:w-4/5">
        <Picture
          src={cover.imageUrl}
          alt=""
          width={1600}
          height={560}
          sizes="(min-width: 768px) 80vw, 100vw"
          className="object-[70%_50%]"
          isFirst
        />
      </div>
      {/* Fades the picture into the background of the text. */}
      <div className="absolute inset-y-0 left-0 hidden w-3/5 bg-linear-to-r from-65% from-paper to-transparent md:block" />
      <div className="relative w-full md:[&>div>*]:max-w-[min(40%,28rem)]">{text}</div>
    </div>
  )
}

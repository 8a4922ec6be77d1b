import { Picture } from '#components/ui/picture.tsx'
import type { ProductImage } from '#lib/contract/product.ts'
import { words } from '#lib/messages/words.ts'

const pictureId = (index: number) => `picture-${index + 1}`

interface GalleryProps {
  images: ProductImage[]
  name: string
}

/** The product's pictures in a row that snaps; each opens in full, thumbnails lead to it; no script needed. */
export function Gallery({ images, name }: GalleryProps) {
  return (
    <section aria-label={words.product.gallery}>
      <ul className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth">
        {images.map((image, index) => (
          <li
            key={image.image_url}
            id={pictureId(index)}
            className="aspect-[3/4] w-full shrink-0 snap-start"
          >
            <a href={image.image_url}>
              <Picture
                src={image.image_url}
                alt={image.alt_text ?? name}
                width={1200}
                height={1600}
                sizes="(min-width: 1400px) 760px, (min-width: 1024px) 58vw, (min-width: 768px) 50vw, 100vw"
                placeholder={image.dominant_color}
                isFirst={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="mt-2 flex gap-2 px-4 md:px-0">
          {images.map((image, index) => (
            <li key={image.image_url}>
              <a href={`#${pictureId(index)}`} className="block aspect-[3/4] w-18">
                <Picture
                  src={image.image_url}
                  alt={`${name}, ${index + 1} / ${images.length}`}
                  width={180}
                  height={240}
                  sizes="72px"
                  placeholder={image.dominant_color}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import type { ProductImage } from '@etalase/contract/product.ts'
import type { GalleryPicture } from '#components/product/gallery-picture.ts'
import { ZoomableGallery } from '#components/product/zoomable-gallery.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { productMessages } from '#messages/product.ts'

const pictureId = (index: number) => `picture-${index + 1}`

/** The width that the thumbnails take beside the pictures, reserved before the browser has parsed them: 4.5 rem and a gap. */
const besideThumbnails = 'xl:max-w-[calc(100%-5.25rem)]'

interface GalleryProps {
  images: ProductImage[]
  name: string
}

const widths = '(min-width: 1400px) 760px, (min-width: 62rem) 58vw, (min-width: 768px) 50vw, 100vw'

/**
 * The product's pictures in a scroll-snap row; on tablets in a column. Pressing a picture enlarges it, and pressing a thumbnail scrolls to
 * its picture. Both are links that work without JavaScript.
 */
export function Gallery({ images, name }: GalleryProps) {
  const pictures: GalleryPicture[] = images.map(({ image_url, alt_text }) => ({
    src: image_url,
    alt: alt_text ?? name,
  }))
  return (
    <ZoomableGallery label={productMessages.gallery} pictures={pictures}>
      <ul
        className={`flex min-w-0 flex-1 snap-x snap-mandatory overflow-x-auto scroll-smooth md:max-lg:flex-col md:max-lg:gap-2 ${images.length > 1 ? besideThumbnails : ''}`}
      >
        {images.map((image, index) => (
          <li
            key={image.image_url}
            id={pictureId(index)}
            className="aspect-[3/4] w-full shrink-0 snap-start"
          >
            <a
              href={image.image_url}
              data-zoom={index}
              className="relative block h-full cursor-zoom-in"
            >
              <Picture
                src={image.image_url}
                alt={image.alt_text ?? name}
                width={1200}
                height={1600}
                sizes={widths}
                placeholder={image.dominant_color}
                quality="fine"
                isFirst={index === 0}
              />
              <span className="sr-only">
                {productMessages.zoomPicture(index + 1, images.length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="flex gap-2 max-md:absolute max-md:bottom-3 max-md:left-4 max-md:[--spacing:4px] md:max-lg:hidden lg:mt-2 xl:mt-0 xl:flex-col">
          {images.map((image, index) => (
            <li key={image.image_url}>
              <a
                href={`#${pictureId(index)}`}
                data-show={pictureId(index)}
                className="block aspect-[3/4] w-12 border border-line lg:w-18"
              >
                <Picture
                  src={image.image_url}
                  alt={productMessages.showPicture(index + 1, images.length)}
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
    </ZoomableGallery>
  )
}

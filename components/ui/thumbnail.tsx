import type { ProductImage } from '@etalase/contract/product.ts'
import { coverOf } from '@etalase/contract/rules/price.ts'
import { Picture } from '#components/ui/picture.tsx'

interface ThumbnailProps {
  images: readonly ProductImage[]
  /** Its CSS width, for `sizes`. */
  sizes: string
}

/** A small product cover beside text that names the product. */
export function Thumbnail({ images, sizes }: ThumbnailProps) {
  const cover = coverOf(images)
  if (!cover) return null
  return (
    <Picture
      src={cover.image_url}
      alt=""
      width={180}
      height={240}
      sizes={sizes}
      placeholder={cover.dominant_color}
      className="aspect-[3/4] h-auto!"
    />
  )
}

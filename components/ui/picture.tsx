import type { pictureQualities } from '@etalase/front/shared/picture-address.ts'
import { imageProps } from '#components/ui/image-props.ts'

interface PictureProps {
  src: string
  alt: string
  /** The width of the largest useful version in pixels: the picture's own width, or twice its box. */
  width: number
  height: number
  /** The picture's CSS width by viewport, as in <img sizes>. */
  sizes: string
  /** Background colour until the picture has loaded. */
  placeholder?: string | null | undefined
  /** The focal point that cropping keeps in view, as fractions of width and height. */
  focus?: { x: number; y: number } | null | undefined
  quality?: keyof typeof pictureQualities | undefined
  /** Above the fold: load eagerly. */
  isEager?: boolean
  /** The page's largest contentful paint: load with high priority. */
  isFirst?: boolean
  className?: string
}

/** Returns the focal point as a CSS object-position. */
const focalPosition = ({ x, y }: { x: number; y: number }) => `${x * 100}% ${y * 100}%`

/** A picture that fills its box without layout shift; plain HTML without JavaScript. */
export function Picture({
  placeholder,
  focus,
  isFirst = false,
  isEager = isFirst,
  className = '',
  ...image
}: PictureProps) {
  const props = imageProps({
    ...image,
    loading: isEager ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : undefined,
  })
  return (
    <img
      {...props}
      alt={image.alt}
      className={`h-full w-full object-cover ${className}`}
      style={{
        ...(placeholder ? { backgroundColor: placeholder } : {}),
        ...(focus ? { objectPosition: focalPosition(focus) } : {}),
      }}
    />
  )
}

import { imageProps } from '#components/ui/image-props.ts'

interface PictureProps {
  src: string
  alt: string
  /** Of the widest version worth fetching, in pixels: its own width, or twice the box it fills. */
  width: number
  height: number
  /** How wide the picture is shown at which viewport. */
  sizes: string
  /** Shown until the picture has loaded. */
  placeholder?: string | null | undefined
  /** What stays in view where the picture is cropped, from 0 to 1 of its width and height. */
  focus?: { x: number; y: number } | null | undefined
  /** Looked at closely, where the weave of the cloth counts. */
  isFine?: boolean
  /** In a page's first view: loaded at once. */
  isEager?: boolean
  /** The largest picture of a page's first view: loaded before all others. */
  isFirst?: boolean
  className?: string
}

/** Where the focal point of a picture goes, as CSS says it. */
const focalPosition = ({ x, y }: { x: number; y: number }) => `${x * 100}% ${y * 100}%`

/** A picture that fills its box without moving the page while it loads; plain HTML, no script. */
export function Picture({
  placeholder,
  focus,
  isFine = false,
  isFirst = false,
  isEager = isFirst,
  className = '',
  ...image
}: PictureProps) {
  const props = imageProps({
    ...image,
    isFine,
    loading: isEager ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : 'auto',
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

import Image from 'next/image'

interface PictureProps {
  src: string
  alt: string
  width: number
  height: number
  /** How wide the picture is shown at which viewport. */
  sizes: string
  /** Shown until the picture has loaded. */
  placeholder?: string | null | undefined
  /** For the largest picture of a page's first view. */
  isFirst?: boolean
  className?: string
}

/** A picture that fills its box without moving the page while it loads. */
export function Picture({ placeholder, isFirst = false, className = '', ...image }: PictureProps) {
  return (
    <Image
      {...image}
      className={`h-full w-full object-cover ${className}`}
      style={placeholder ? { backgroundColor: placeholder } : undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
}

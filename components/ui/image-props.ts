import { getImageProps, type ImageProps } from 'next/image'

interface ImageSource extends Pick<ImageProps, 'alt' | 'sizes' | 'loading' | 'fetchPriority'> {
  src: string
  width: number
  height: number
  /** Higher quality, for pictures of fabric seen close up. */
  isFine?: boolean
}

const widthOf = (candidate: string) => Number(candidate.split(' ').at(-1)?.replace('w', ''))

/** The srcset candidates up to the first with the given width: wider ones would be the same picture. */
function candidatesUpTo(width: number, srcSet: string): string[] {
  const candidates = srcSet.split(', ')
  const enough = candidates.findIndex((candidate) => widthOf(candidate) >= width)
  return enough < 0 ? candidates : candidates.slice(0, enough + 1)
}

/** The attributes of an <img>: next/image's optimized srcset, without candidates wider than the picture. */
export function imageProps({ isFine = false, ...image }: ImageSource) {
  const { props } = getImageProps({ ...image, quality: isFine ? 75 : 60 })
  const versions = candidatesUpTo(image.width, props.srcSet ?? '')
  const [widest = props.src] = versions.at(-1)?.split(' ') ?? []
  return { ...props, src: widest || props.src, srcSet: versions.join(', ') || undefined }
}

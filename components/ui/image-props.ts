import { getImageProps, type ImageProps } from 'next/image'

interface ImageSource extends Pick<ImageProps, 'alt' | 'sizes' | 'loading' | 'fetchPriority'> {
  src: string
  width: number
  height: number
  /** Looked at closely, where the weave of the cloth counts. */
  isFine?: boolean
}

const widthOf = (candidate: string) => Number(candidate.split(' ').at(-1)?.replace('w', ''))

/** The versions up to the first that is as wide as asked for: more would be the same picture again. */
function upTo(width: number, srcSet: string): string[] {
  const candidates = srcSet.split(', ')
  const enough = candidates.findIndex((candidate) => widthOf(candidate) >= width)
  return enough < 0 ? candidates : candidates.slice(0, enough + 1)
}

/** What a picture's element says: the versions that the optimizer makes of it, none wider than worth fetching. */
export function imageProps({ isFine = false, ...image }: ImageSource) {
  const { props } = getImageProps({ ...image, quality: isFine ? 75 : 60 })
  const versions = upTo(image.width, props.srcSet ?? '')
  const [widest = props.src] = versions.at(-1)?.split(' ') ?? []
  return { ...props, src: widest || props.src, srcSet: versions.join(', ') || undefined }
}

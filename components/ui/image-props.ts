import {
  isResizable,
  type PictureVersion,
  pictureAddress,
  pictureQualities,
  pictureWidths,
  serviceAddress,
} from '@etalase/front/shared/picture-address.ts'
import { getImageProps, type ImageProps } from 'next/image'
import { contentLang } from '#lib/messages/content-lang.ts'

/** Returns a URL as a CSS value. Unquoted, since HTML would escape quotes; characters that would end the value are escaped. */
export const cssUrl = (address: string): string =>
  `url(${address.replaceAll(/[\s()'"\\]/g, '\\$&')})`

interface ImageSource extends Pick<ImageProps, 'alt' | 'sizes' | 'loading' | 'fetchPriority'> {
  src: string
  /** The width of the largest useful version, in pixels. */
  width: number
  height: number
  /** The width of the smallest useful version, in pixels. */
  narrowest?: number
  quality?: keyof typeof pictureQualities | undefined
}

/** Set at build time (next.config.ts), so that server and browser use the same value. */
const template = process.env.PICTURE_URL

function versionAddress(version: PictureVersion): string {
  return template ? serviceAddress(template, version) : pictureAddress(version)
}

/** Returns the URL of a picture in one of the shop's widths, or its own URL if it can't be resized. */
export const imageAddress = (src: string, width: number): string =>
  isResizable(src) ? versionAddress({ src, width, quality: pictureQualities.usual }) : src

const widthOf = (candidate: string) => Number(candidate.split(' ').at(-1)?.replace('w', ''))

/** Returns the srcset candidates from `narrowest` up to the first that reaches `widest`. Wider ones would show the same picture. */
function candidatesBetween(narrowest: number, widest: number, srcSet: string): string[] {
  const candidates = srcSet.split(', ').filter((candidate) => widthOf(candidate) >= narrowest)
  const enough = candidates.findIndex((candidate) => widthOf(candidate) >= widest)
  return enough < 0 ? candidates : candidates.slice(0, enough + 1)
}

/** Returns the smallest width to offer. Only thumbnails use the thumbnail width, as their only version. */
const narrowestOf = (width: number) =>
  width <= pictureWidths.thumbnail ? 0 : pictureWidths.picture[0]

/**
 * Returns the attributes of an <img>: next/image's srcset, limited to versions between two widths. A single version needs only the src, and
 * a picture that can't be resized stays as it is.
 */
export function imageProps({ quality: name = 'usual', narrowest, ...image }: ImageSource) {
  const quality = pictureQualities[name]
  const { props } = getImageProps({
    ...image,
    quality,
    unoptimized: !isResizable(image.src),
    loader: ({ src, width }) => versionAddress({ src, width, quality }),
  })
  const from = narrowest ?? narrowestOf(image.width)
  const versions = candidatesBetween(from, image.width, props.srcSet ?? '')
  const [widest = ''] = versions.at(-1)?.split(' ') ?? []
  const hasChoice = versions.length > 1
  return {
    ...props,
    lang: image.alt ? contentLang : undefined,
    src: widest || props.src,
    srcSet: hasChoice ? versions.join(', ') : undefined,
    sizes: hasChoice ? props.sizes : undefined,
  }
}

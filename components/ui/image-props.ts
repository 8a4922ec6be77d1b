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

/** An address as a value of CSS. Unquoted, since HTML would escape quotes; characters that would end the value are escaped. */
export const cssUrl = (address: string): string =>
  `url(${address.replaceAll(/[\s()'"\\]/g, '\\$&')})`

interface ImageSource extends Pick<ImageProps, 'alt' | 'sizes' | 'loading' | 'fetchPriority'> {
  src: string
  /** Pixels of the largest useful version. */
  width: number
  height: number
  /** Pixels of the smallest useful version. */
  narrowest?: number
  quality?: keyof typeof pictureQualities | undefined
}

/** Fixed by the build (next.config.ts), so that it is the same in the browser. */
const template = process.env.PICTURE_URL

function versionAddress(version: PictureVersion): string {
  return template ? serviceAddress(template, version) : pictureAddress(version)
}

/** The address of a picture in one of the shop's widths; its own when it cannot be resized. */
export const imageAddress = (src: string, width: number): string =>
  isResizable(src) ? versionAddress({ src, width, quality: pictureQualities.usual }) : src

const widthOf = (candidate: string) => Number(candidate.split(' ').at(-1)?.replace('w', ''))

/** The srcset candidates from one width up to the first with another: wider ones would be the same picture. */
function candidatesBetween(narrowest: number, widest: number, srcSet: string): string[] {
  const candidates = srcSet.split(', ').filter((candidate) => widthOf(candidate) >= narrowest)
  const enough = candidates.findIndex((candidate) => widthOf(candidate) >= widest)
  return enough < 0 ? candidates : candidates.slice(0, enough + 1)
}

/** A thumbnail has one version, and no other picture has that one. */
const narrowestOf = (width: number) =>
  width <= pictureWidths.thumbnail ? 0 : pictureWidths.picture[0]

/**
 * The attributes of an <img>: next/image's srcset of the versions between two widths. A single version is only the src,
 * and a picture that cannot be resized stays as it is.
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

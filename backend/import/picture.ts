import type { FieldReader } from '#backend/import/field-reader.ts'
import { isPublicHost } from '#backend/import/public-host.ts'
import type { MediaLibrary } from '#backend/media/media-library.ts'

/** The pictures that this backend has itself, and the paths of those that it has fetched. */
export interface OwnPictures extends Pick<MediaLibrary, 'fileAt'> {
  fetchedFrom: (address: string) => string | undefined
}

const maxLength = 2_000

/** The most pictures of a product. */
export const maxPictures = 20

/** Shopify's number of a version, with which the shop could not resize a picture; the picture is the same without it. */
const version = /^\?v=\d+$/

/** The address under which the catalogue keeps a picture, or the reason why it keeps none. One that this backend has is kept as its path. */
export function pictureAddress(
  text: string,
  own: OwnPictures,
): { address: string } | { reason: string } {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) return { reason: 'is no http or https address' }
  if (own.fileAt(url.pathname)) return { address: url.pathname }
  if (url.username || url.password) return { reason: 'names a user or a password' }
  if (!isPublicHost(url.hostname)) return { reason: 'is on a machine that is not in the internet' }
  if (version.test(url.search)) url.search = ''
  url.hash = ''
  if (url.href.length > maxLength) return { reason: `has more than ${maxLength} characters` }
  return { address: own.fetchedFrom(url.href) ?? url.href }
}

/** The pictures of a field, which may name several with commas between them; what is none is reported. */
function picturesIn(fields: FieldReader, field: string, own: OwnPictures): string[] {
  const texts = fields.raw(field).split(/\s*,\s*(?=https?:)/i)
  return texts.filter(Boolean).flatMap((text) => {
    const kept = pictureAddress(text, own)
    if ('address' in kept) return [kept.address]
    fields.drop(field, kept.reason, text)
    return []
  })
}

/** The pictures that fields name, each once. */
export const picturesOf = (fields: FieldReader, names: readonly string[], own: OwnPictures) =>
  [...new Set(names.flatMap((field) => picturesIn(fields, field, own)))].slice(0, maxPictures)

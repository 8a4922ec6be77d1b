import type { MediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import type { FieldReader } from '#import/field-reader.ts'
import type { Refusal } from '#import/import-report.ts'
import { isPublicHost } from '#import/public-host.ts'
import { rememberLast } from '#import/remember-last.ts'

/** The pictures that this backend has itself, and the paths of those that it has fetched. */
export interface OwnPictures extends Pick<MediaLibrary, 'fileAt'> {
  fetchedFrom: (address: string) => string | undefined
}

const maxLength = 2_000

/** The most pictures of a product. */
export const maxPictures = 20

/** Shopify's number of a version, with which the shop could not resize a picture; the picture is the same without it. */
const version = /^\?v=\d+$/

/** Most catalogues have their pictures on one host. */
const isPublic = rememberLast(isPublicHost)

/** The address under which the catalogue keeps a picture, or the reason why it keeps none. One that this backend has is kept as its path. */
export function pictureAddress(text: string, own: OwnPictures): { address: string } | Refusal {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) return { reason: 'is no http or https address' }
  if (own.fileAt(url.pathname)) return { address: url.pathname }
  if (url.username || url.password) return { reason: 'names a user or a password' }
  if (!isPublic(url.hostname)) return { reason: 'is on a machine that is not in the internet' }
  if (version.test(url.search)) url.search = ''
  url.hash = ''
  if (url.href.length > maxLength) return { reason: `has more than ${maxLength} characters` }
  return { address: own.fetchedFrom(url.href) ?? url.href }
}

interface Found {
  addresses: string[]
  refused: Required<Refusal>[]
}

/** The pictures of a text, which may name several with commas between them. */
function picturesIn(texts: string, own: OwnPictures): Found {
  const found: Found = { addresses: [], refused: [] }
  for (const text of texts.split(/\s*,\s*(?=https?:)/i).filter(Boolean)) {
    const kept = pictureAddress(text, own)
    if ('address' in kept) found.addresses.push(kept.address)
    else found.refused.push({ reason: kept.reason, detail: text })
  }
  return found
}

/** Reads the pictures of rows; the text of each field once where rows repeat it. */
export class PictureReader {
  private readonly byField = new Map<string, (text: string) => Found>()
  private readonly own: OwnPictures

  constructor(own: OwnPictures) {
    this.own = own
  }

  private found(field: string, text: string): Found {
    const known = this.byField.get(field)
    if (known) return known(text)
    const read = rememberLast((texts) => picturesIn(texts, this.own))
    this.byField.set(field, read)
    return read(text)
  }

  /** The pictures that fields name, each once; what is none is reported. */
  read(fields: FieldReader, names: readonly string[]): string[] {
    const addresses = new Set<string>()
    for (const name of names) {
      const text = fields.raw(name)
      if (text === '') continue
      const found = this.found(name, text)
      for (const address of found.addresses) addresses.add(address)
      for (const { reason, detail } of found.refused) fields.drop(name, reason, detail)
    }
    return [...addresses].slice(0, maxPictures)
  }
}

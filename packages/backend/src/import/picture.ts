import type { MediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import type { FieldReader } from '#import/field-reader.ts'
import type { Refusal } from '#import/import-report.ts'
import { isPublicHost } from '#import/public-host.ts'
import { rememberLast } from '#import/remember-last.ts'

/** The backend's own pictures, and the paths of fetched ones. */
export interface OwnPictures extends Pick<MediaLibrary, 'fileAt'> {
  fetchedFrom: (address: string) => string | undefined
}

const maxLength = 2_000

/** Limit of pictures per product. */
export const maxPictures = 20

/** Shopify's version parameter. It prevents resizing by the shop, and the picture is the same without it. */
const version = /^\?v=\d+$/

/** Remembers one host, because most catalogues use only one. */
const isPublic = rememberLast(isPublicHost)

/** Returns the address that the catalogue stores, a path for own pictures, or the reason for a refusal. */
export function pictureAddress(text: string, own: OwnPictures): { address: string } | Refusal {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) return { reason: 'is not an http or https address' }
  if (own.fileAt(url.pathname)) return { address: url.pathname }
  if (url.username || url.password) return { reason: 'contains a user or a password' }
  if (!isPublic(url.hostname)) return { reason: 'is not on the public internet' }
  if (version.test(url.search)) url.search = ''
  url.hash = ''
  if (url.href.length > maxLength) return { reason: `has more than ${maxLength} characters` }
  return { address: own.fetchedFrom(url.href) ?? url.href }
}

interface Found {
  addresses: string[]
  refused: Required<Refusal>[]
}

/** Reads the pictures in a text, separated by commas. */
function picturesIn(texts: string, own: OwnPictures): Found {
  const found: Found = { addresses: [], refused: [] }
  for (const text of texts.split(/\s*,\s*(?=https?:)/i).filter(Boolean)) {
    const kept = pictureAddress(text, own)
    if ('address' in kept) found.addresses.push(kept.address)
    else found.refused.push({ reason: kept.reason, detail: text })
  }
  return found
}

/** Reads the pictures of rows. Parses a field's text once when rows repeat it. */
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

  /** Returns the pictures in the fields, without duplicates. Reports what is refused. */
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

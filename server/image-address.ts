const imagePath = '/_next/image'

/** How next/image writes the address of a resized picture. */
const imageAddress = /^\/_next\/image\?url=([^&]+)&w=[1-9]\d{0,4}&q=[1-9]\d?$/

/** Whether Next takes a valid request target for that of a resized picture: it looks at the start of the path. */
export const isImageAddress = (url: string): boolean =>
  decodeURIComponent(url.split('?')[0] ?? '').startsWith(imagePath)

/** Whether an address is in the one form of all that lead to the same file. It may contain characters to be escaped. */
function isCanonicalSource(source: string): boolean {
  const isLocal = source.startsWith('/')
  const { pathname, href, search, hash } = new URL(source, 'http://shop.invalid')
  const parsed = isLocal ? pathname : href
  const isPlain = source === parsed || encodeURI(source) === parsed
  return isPlain && !search && !hash && encodeURI(decodeURI(parsed)) === parsed
}

/**
 * Whether an address is exactly what next/image writes for a picture. Next would encode the same picture again for
 * each other form of its address: with a fragment, a query, other escapes, or more parameters.
 */
export function isCanonicalImage(url: string): boolean {
  const [, encoded] = url.match(imageAddress) ?? []
  if (encoded === undefined) return false
  try {
    const source = decodeURIComponent(encoded)
    return encodeURIComponent(source) === encoded && isCanonicalSource(source)
  } catch {
    return false
  }
}

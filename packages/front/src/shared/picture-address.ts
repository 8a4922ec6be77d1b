/** Pixels. The shop makes pictures in these widths alone; few, because a picture's HTML names them twice. */
export const pictureWidths = { thumbnail: 180, picture: [400, 750, 1200, 1920] } as const

/**
 * WebP qualities from 1 to 100: for a page's largest picture, which must arrive with its first bytes; for most pictures; for close-ups of
 * fabric. The usual quality is left out of addresses.
 */
export const pictureQualities = { light: 47, usual: 60, fine: 75 } as const

/** A picture of the backend or of another origin, in a width and quality. */
export interface PictureVersion {
  /** A path of the backend from `/media/`, or a full address. */
  src: string
  width: number
  quality: number
}

const mediaFolder = '/media/'

/** The placeholder origin of the backend while a path is parsed. */
const backend = 'http://backend.invalid'

/** `/img/750/a.webp`, `/img/750-75/a.webp`, `/img/750/@images.example/a.webp`. */
const pattern = /^\/img\/([1-9]\d{1,3})(?:-([1-9]\d))?\/(?:@([^/]+)\/)?([^?#]+)$/

const widths: readonly number[] = [pictureWidths.thumbnail, ...pictureWidths.picture]
const qualities: readonly number[] = Object.values(pictureQualities)

/** Whether a path has characters that a server may misread when it decodes the path. */
const isUnsafe = (path: string) => /[\p{Cc}\\]/u.test(path)

/** Whether an escaped path is the canonical spelling of its file. */
function isPlain(path: string): boolean {
  try {
    const decoded = decodeURI(path)
    return encodeURI(decoded) === path && !isUnsafe(decoded)
  } catch {
    return false
  }
}

function parseSource(src: string): URL | null {
  try {
    return src.startsWith(mediaFolder) ? new URL(src, backend) : new URL(src)
  } catch {
    return null
  }
}

const isOfBackend = ({ origin }: URL) => origin === backend

/** Whether a path has no empty segment and does not start like a host. */
const hasNames = (path: string) => !/\/(\/|$)/.test(path) && !path.startsWith(`${mediaFolder}@`)

/** Returns the URL of a resizable picture, else null: drawings (SVG) and addresses with a query have no versions. */
function parsePicture(src: string): URL | null {
  const url = parseSource(src)
  if (!url || url.search || url.hash || url.username || !/^https?:$/.test(url.protocol)) return null
  const { pathname } = url
  if (isOfBackend(url) && !pathname.startsWith(mediaFolder)) return null
  const isDrawing = pathname.toLowerCase().endsWith('.svg')
  return !isDrawing && hasNames(pathname) && isPlain(pathname) ? url : null
}

let last: { src: string; url: URL | null } | undefined

/** Caches the last `parsePicture`, which costs as much as the rest of a picture: next/image asks for all widths in turn. */
function locate(src: string): URL | null {
  if (last?.src !== src) last = { src, url: parsePicture(src) }
  return last.url
}

/** Whether the shop makes versions of a picture. */
export const isResizable = (src: string): boolean => locate(src) !== null

function locateResizable(src: string): URL {
  const url = locate(src)
  if (!url) throw new Error(`There are no versions of the picture ${src}.`)
  return url
}

/** Returns the shop's address of a version. Throws for a picture that is not resizable. */
export function pictureAddress({ src, width, quality }: PictureVersion): string {
  const url = locateResizable(src)
  const version = quality === pictureQualities.usual ? width : `${width}-${quality}`
  const path = isOfBackend(url)
    ? url.pathname.slice(mediaFolder.length)
    : `@${url.host}${url.pathname}`
  return `/img/${version}/${path}`
}

/**
 * Returns the address of a version at a resizing service, from a template with {path}, {width} and {quality}. The path has no leading
 * slash; for a picture of another origin it is the full address. Throws for a picture that is not resizable.
 */
export function serviceAddress(template: string, { src, width, quality }: PictureVersion): string {
  const url = locateResizable(src)
  const path = isOfBackend(url) ? url.pathname.slice(1) : url.href
  return template
    .replace('{width}', String(width))
    .replace('{quality}', String(quality))
    .replace('{path}', () => path)
}

/** Returns the version for a browser that saves data: narrower, in light quality. Zoomed fabric keeps its width. */
export function lighterVersion({ src, width, quality }: PictureVersion): PictureVersion {
  if (quality === pictureQualities.fine) return { src, width, quality: pictureQualities.usual }
  const [narrowest] = pictureWidths.picture
  const narrower = pictureWidths.picture.filter((other) => other <= width / 1.5).at(-1)
  return {
    src,
    width: Math.min(width, narrower ?? narrowest),
    quality: pictureQualities.light,
  }
}

/** Returns stand-ins for a width, best first: the next wider one, as sharp, and the next narrower of at least half the width. */
export function nearestWidths(width: number): number[] {
  const wider = widths.filter((other) => other > width)
  const narrower = widths.filter((other) => other < width && other * 2 >= width)
  return [...wider.slice(0, 1), ...narrower.slice(-1)]
}

/** Whether the shop serves pictures at a path. */
export const isPicturePath = (path: string): boolean => path.startsWith('/img/')

/**
 * Finds addresses of versions in HTML, each once: in attributes, and in `url()` of styles without the closing parenthesis. May find some
 * that `parsePictureAddress` refuses.
 */
export function findPictureAddresses(html: string): string[] {
  const found = html.matchAll(/\/img\/(?:[^\s"',\\<>()]|\([^\s()]*\))+/g)
  return [...new Set(Array.from(found, ([address]) => address))]
}

/**
 * Parses a request target into a version, for these other origins with pictures. Null unless the target is exactly what `pictureAddress`
 * writes: any other spelling would make the same picture again.
 */
export function parsePictureAddress(
  target: string,
  origins: readonly string[],
): PictureVersion | null {
  const [, width, quality = pictureQualities.usual, host, path] = target.match(pattern) ?? []
  if (path === undefined) return null
  const origin = origins.find((known) => new URL(known).host === host)
  if (host && !origin) return null
  const src = origin ? `${new URL(origin).origin}/${path}` : mediaFolder + path
  const version = { src, width: Number(width), quality: Number(quality) }
  const isKnown = widths.includes(version.width) && qualities.includes(version.quality)
  return isKnown && isResizable(src) && pictureAddress(version) === target ? version : null
}

/** Pixels. The shop makes pictures in these widths alone; few, because the HTML of a picture names them twice. */
export const pictureWidths = { thumbnail: 180, picture: [400, 750, 1200, 1920] } as const

/**
 * From 1 to 100, as for WebP: for the largest picture of a page, which must come with its first bytes; for most; for fabric
 * seen close up. The usual quality is not in an address.
 */
export const pictureQualities = { light: 47, usual: 60, fine: 75 } as const

/** A picture of the backend or of another origin, in a width and quality. */
export interface PictureVersion {
  /** A path of the backend from `/media/`, or an address with an origin. */
  src: string
  width: number
  quality: number
}

const mediaFolder = '/media/'

/** Stands for the backend while a path is parsed. */
const backend = 'http://backend.invalid'

/** `/img/750/a.webp`, `/img/750-75/a.webp`, `/img/750/@images.example/a.webp`. */
const pattern = /^\/img\/([1-9]\d{1,3})(?:-([1-9]\d))?\/(?:@([^/]+)\/)?([^?#]+)$/

const widths: readonly number[] = [pictureWidths.thumbnail, ...pictureWidths.picture]
const qualities: readonly number[] = Object.values(pictureQualities)

/** Characters that a server may take for something else when it decodes a path. */
const isUnsafe = (path: string) => /[\p{Cc}\\]/u.test(path)

/** Whether an escaped path is in the one form of all that lead to the same file. */
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

/** Whether a path has nothing between two slashes, and does not start like a host. */
const hasNames = (path: string) => !/\/(\/|$)/.test(path) && !path.startsWith(`${mediaFolder}@`)

/** The URL of a picture that can be resized, else null: of drawings (SVG) and addresses with a query there are no versions. */
function parsePicture(src: string): URL | null {
  const url = parseSource(src)
  if (!url || url.search || url.hash || url.username || !/^https?:$/.test(url.protocol)) return null
  const { pathname } = url
  if (isOfBackend(url) && !pathname.startsWith(mediaFolder)) return null
  const isDrawing = pathname.toLowerCase().endsWith('.svg')
  return !isDrawing && hasNames(pathname) && isPlain(pathname) ? url : null
}

let last: { src: string; url: URL | null } | undefined

/** `parsePicture`, which costs as much as the rest of a picture: next/image asks for one picture in all widths, one after the other. */
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

/** The shop's own address of a version. Throws for a picture that is not resizable. */
export function pictureAddress({ src, width, quality }: PictureVersion): string {
  const url = locateResizable(src)
  const version = quality === pictureQualities.usual ? width : `${width}-${quality}`
  const path = isOfBackend(url)
    ? url.pathname.slice(mediaFolder.length)
    : `@${url.host}${url.pathname}`
  return `/img/${version}/${path}`
}

/**
 * The address of a version at a service that resizes, from a template with {path}, {width} and {quality}. The path has no
 * slash at its start; of a picture of another origin it is the whole address. Throws for a picture that is not resizable.
 */
export function serviceAddress(template: string, { src, width, quality }: PictureVersion): string {
  const url = locateResizable(src)
  const path = isOfBackend(url) ? url.pathname.slice(1) : url.href
  return template
    .replace('{width}', String(width))
    .replace('{quality}', String(quality))
    .replace('{path}', () => path)
}

/**
 * The version in place of another for a browser that saves data: a narrower one in the light quality. Fabric that is zoomed
 * into keeps its width.
 */
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

/** The widths that can stand in for another, the best first: the next wider one, which is as sharp, and the next that is at least half as wide. */
export function nearestWidths(width: number): number[] {
  const wider = widths.filter((other) => other > width)
  const narrower = widths.filter((other) => other < width && other * 2 >= width)
  return [...wider.slice(0, 1), ...narrower.slice(-1)]
}

/** Whether a path is one of those where the shop answers with pictures. */
export const isPicturePath = (path: string): boolean => path.startsWith('/img/')

/**
 * What looks like an address of a version in HTML, each once: in attributes, and in `url()` of styles, whose closing
 * parenthesis is no part of it. May find what `parsePictureAddress` refuses.
 */
export function findPictureAddresses(html: string): string[] {
  const found = html.matchAll(/\/img\/(?:[^\s"',\\<>()]|\([^\s()]*\))+/g)
  return [...new Set(Array.from(found, ([address]) => address))]
}

/**
 * The version of a request target, for these other origins with pictures. Null unless the target is exactly what
 * `pictureAddress` writes: for each other form the same picture would be made again.
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

/** A picture's header, as sharp reports it. */
export interface Header {
  format: string
  width: number
  height: number
  channels: number
  /** Sample type: `uchar`, `ushort`. */
  depth: string
  chromaSubsampling?: string
  /** Progressive JPEG, or interlaced PNG. */
  isProgressive?: boolean
  /** Exif orientation, from 1 to 8. */
  orientation?: number
}

/** Limits of decoding: pixels of the result, and bytes that the decoder holds at once. */
interface DecodeLimit {
  pixels: number
  bytes: number
}

/** Limits for any file. */
const most: DecodeLimit = { pixels: 50_000_000, bytes: 128 * 2 ** 20 }

/** Limits for decoding next to page requests: a dozen milliseconds of CPU. */
const light: DecodeLimit = { pixels: 16_000_000, bytes: 16 * 2 ** 20 }

/**
 * Pixels of the shorter side from which a JPEG is decoded at half its size or less. Its decoder can skip detail, and
 * sharp uses that from three times the wanted width. The widest version is 1920.
 */
export const halvedFrom = 3 * 1_920

/** Samples per pixel in a JPEG. Two of its channels have a half or a quarter of the samples. */
const jpegSamples: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

const isTurned = ({ orientation = 1 }: Header) => orientation > 2

/**
 * Returns the bytes per pixel that a decoder holds at once. It reads baseline JPEGs and plain PNGs row by row, but
 * holds all coefficients of a progressive JPEG (2 bytes each), and all pixels of anything else.
 */
function heldBytes(header: Header): number {
  const { format, channels, depth, isProgressive = false } = header
  if (format === 'jpeg')
    return isProgressive ? 2 * (jpegSamples[header.chromaSubsampling ?? ''] ?? channels) : 0
  if (format === 'png' && !isProgressive && !isTurned(header)) return 0
  return channels * (depth === 'uchar' ? 1 : 2)
}

const pixelsOf = ({ width, height }: Header) => width * height

/** Returns a lower bound of file pixels per decoded pixel. */
const shrinkOf = ({ format, width, height }: Header) =>
  format === 'jpeg' && Math.min(width, height) >= halvedFrom ? 4 : 1

/** Returns the pixel limit for a picture like this: 200 megapixels for a phone's JPEG. */
export const mostPixels = (header: Header): number =>
  Math.min(most.pixels * shrinkOf(header), Math.floor(most.bytes / heldBytes(header)))

/** Returns whether a picture may be decoded. A small file can claim to be enormous. */
export const canDecode = (header: Header): boolean => pixelsOf(header) <= mostPixels(header)

/** Returns whether a picture is cheap enough to decode in the process that answers requests. */
export const isLight = (header: Header): boolean =>
  pixelsOf(header) <= light.pixels && pixelsOf(header) * heldBytes(header) <= light.bytes

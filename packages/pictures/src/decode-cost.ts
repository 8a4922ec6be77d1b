/** A picture's header, as sharp reports it. */
export interface Header {
  format: string
  width: number
  height: number
  channels: number
  /** Type of a sample: `uchar`, `ushort`. */
  depth: string
  chromaSubsampling?: string
  /** Progressive JPEG, or interlaced PNG. */
  isProgressive?: boolean
  /** How its camera was held, from 1 to 8 (Exif). */
  orientation?: number
}

/** Limits of decoding: pixels of the result, and bytes that the decoder holds at once. */
interface DecodeLimit {
  pixels: number
  bytes: number
}

/** The limits for any file. */
const most: DecodeLimit = { pixels: 50_000_000, bytes: 128 * 2 ** 20 }

/** What is decoded beside pages: a dozen milliseconds of a processor. */
const light: DecodeLimit = { pixels: 16_000_000, bytes: 16 * 2 ** 20 }

/**
 * Pixels of the shorter side from which on a JPEG is decoded at half of its size or less: its decoder leaves out what is not
 * needed, and sharp makes use of that from three times the width that is wanted. No version is wider than 1920.
 */
export const halvedFrom = 3 * 1_920

/** Samples of a pixel in a JPEG; of two channels a pixel has a half or a quarter. */
const jpegSamples: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

const isTurned = ({ orientation = 1 }: Header) => orientation > 2

/**
 * Bytes that a decoder holds at once for each pixel. Of a baseline JPEG and of a plain PNG it reads row by row; it keeps all
 * coefficients of a progressive JPEG, of 2 bytes each, and all pixels of everything else.
 */
function heldBytes(header: Header): number {
  const { format, channels, depth, isProgressive = false } = header
  if (format === 'jpeg')
    return isProgressive ? 2 * (jpegSamples[header.chromaSubsampling ?? ''] ?? channels) : 0
  if (format === 'png' && !isProgressive && !isTurned(header)) return 0
  return channels * (depth === 'uchar' ? 1 : 2)
}

const pixelsOf = ({ width, height }: Header) => width * height

/** Pixels of the file for each that comes out of the decoder, at least. */
const shrinkOf = ({ format, width, height }: Header) =>
  format === 'jpeg' && Math.min(width, height) >= halvedFrom ? 4 : 1

/** The most pixels that a picture like this may have: 200 megapixels for the JPEG of a phone. */
export const mostPixels = (header: Header): number =>
  Math.min(most.pixels * shrinkOf(header), Math.floor(most.bytes / heldBytes(header)))

/** Whether a picture is decoded at all: a small file can claim to be enormous. */
export const canDecode = (header: Header): boolean => pixelsOf(header) <= mostPixels(header)

/** Whether a picture takes so little that it may be decoded in the process that answers requests. */
export const isLight = (header: Header): boolean =>
  pixelsOf(header) <= light.pixels && pixelsOf(header) * heldBytes(header) <= light.bytes

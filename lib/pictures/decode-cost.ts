/** What the header of a picture says, in sharp's words. */
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

/** The most that is decoded, whatever the size of the file: pixels, and bytes that the decoder holds at once. */
const most = { pixels: 50_000_000, bytes: 128 * 2 ** 20 }

/** What is decoded beside pages: a dozen milliseconds of a processor. */
const light = { pixels: 16_000_000, bytes: 16 * 2 ** 20 }

/** Samples of a pixel in a JPEG; of two channels a pixel has a half or a quarter. */
const jpegSamples: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 }

const isTurned = ({ orientation = 1 }: Header) => orientation > 2

/**
 * Bytes that a decoder holds at once. Of a baseline JPEG and of a plain PNG it reads row by row; it keeps all coefficients of a
 * progressive JPEG, of 2 bytes each, and all pixels of everything else.
 */
function heldBytes(header: Header): number {
  const { format, width, height, channels, depth, isProgressive = false } = header
  const pixels = width * height
  if (format === 'jpeg')
    return isProgressive
      ? pixels * 2 * (jpegSamples[header.chromaSubsampling ?? ''] ?? channels)
      : 0
  if (format === 'png' && !isProgressive && !isTurned(header)) return 0
  return pixels * channels * (depth === 'uchar' ? 1 : 2)
}

const isWithin = (header: Header, limit: typeof most) =>
  header.width * header.height <= limit.pixels && heldBytes(header) <= limit.bytes

/** Whether a picture is decoded at all: a small file can claim to be enormous. */
export const canDecode = (header: Header): boolean => isWithin(header, most)

/** Whether a picture takes so little that it may be decoded in the process that answers requests. */
export const isLight = (header: Header): boolean => isWithin(header, light)

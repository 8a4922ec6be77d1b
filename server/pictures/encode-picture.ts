import sharp from 'sharp'

/** Pixels of a picture that is decoded: a small file can claim to be enormous. */
const maxPixels = 50_000_000

/** The formats of pictures that are read. sharp itself reads many more, SVG among them. */
const readable = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readable.map((format) => `VipsForeignLoad${format}Buffer`) })
// Each picture is decoded once: libvips would only keep memory for it.
sharp.cache(false)
// One thread for a picture: several are encoded at once, and pages need the other processors.
sharp.concurrency(1)

/** What is made of a picture. */
export interface Version {
  width: number
  /** From 1 to 100, as for WebP. */
  quality: number
}

export interface EncodedPicture {
  bytes: Buffer
  type: string
}

const options = { limitInputPixels: maxPixels, sequentialRead: true }

/** Of a picture that a visitor waits for. */
const maxSeconds = 10

/** A picture in a width, never wider than it is. Only its first frame, turned as its camera was held. */
const resized = (source: Buffer, width: number) =>
  sharp(source, options).autoOrient().resize({ width, withoutEnlargement: true })

/** What browsers show as it is, and shops usually have. */
const asIs: Readonly<Record<string, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' }

/** From 0 to 6. Less saves some milliseconds, and makes files up to twice as large. */
const quickEffort = 2

/**
 * A version that is there quickly: WebP with little effort, or the picture itself when it is not wider. Throws for what is
 * no picture, or too large.
 */
export async function encodeQuickly(
  source: Buffer,
  { width, quality }: Version,
): Promise<EncodedPicture> {
  const { format, width: ownWidth, pages = 1 } = await sharp(source, options).metadata()
  const type = asIs[format]
  if (type && ownWidth <= width && pages === 1) return { bytes: source, type }
  const bytes = await resized(source, width)
    .timeout({ seconds: maxSeconds })
    .webp({ quality, effort: quickEffort })
    .toBuffer()
  return { bytes, type: 'image/webp' }
}

/** AVIF looks as good as WebP at a quality that is lower by this. */
const avifOffset = 20

/** From 0 to 9. 3 takes up to three times as long for files that are 4 % smaller. */
const avifEffort = 2

/** A version in the smallest format. Takes up to a second. Throws for what is no picture, or too large. */
export async function encodeWell(
  source: Buffer,
  { width, quality }: Version,
): Promise<EncodedPicture> {
  const bytes = await resized(source, width)
    .avif({ quality: quality - avifOffset, effort: avifEffort })
    .toBuffer()
  return { bytes, type: 'image/avif' }
}

import { returnPictureSide } from '@etalase/contract/rules/returns.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { canDecode, mostPixels } from '#decode-cost.ts'
import { TooManyPixels } from '#too-many-pixels.ts'

/** Readable formats. sharp itself reads many more, including SVG. */
const readable = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readable.map((format) => `VipsForeignLoad${format}Buffer`) })
// Each picture is decoded once, so libvips's cache would only hold memory.
sharp.cache(false)
// One thread per picture: several are encoded in parallel, and pages need the other cores.
sharp.concurrency(1)

/** What to produce from a picture. */
export type EncodeTask =
  /** A version for a page: quickly as WebP, or in up to a second as AVIF. Quality from 1 to 100, as for WebP. */
  | { to: 'quick' | 'well'; width: number; quality: number }
  /** A picture that a shopper sends with a return request. */
  | { to: 'upload' }
  /** The cover of a shared product, cropped to a size. */
  | { to: 'cover'; width: number; height: number }

export interface EncodedPicture {
  bytes: Buffer
  type: string
}

/** Timeout for pictures that a request waits for. */
const maxSeconds = 10

/** Formats that browsers show as they are, and shops usually have. */
const asIs: Readonly<Record<string, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' }

/** From 0 to 6. Lower values save milliseconds, and make files up to twice as large. */
const quickEffort = 2

/** AVIF looks like WebP at a quality lower by this. */
const avifOffset = 20

/** From 0 to 9. 3 takes up to three times as long for files that are 4 % smaller. */
const avifEffort = 2

/** JPEG quality of a shopper's upload. */
const quality = 78

/** Resizes to a width without enlarging. */
const toWidth = (picture: Sharp, width: number) =>
  picture.resize({ width, withoutEnlargement: true })

/** Converts a picture for a task and returns it with its media type. */
function convert(picture: Sharp, task: EncodeTask): { type: string; picture: Sharp } {
  switch (task.to) {
    case 'quick': {
      const webp = { quality: task.quality, effort: quickEffort }
      return { type: 'image/webp', picture: toWidth(picture, task.width).webp(webp) }
    }
    case 'well': {
      const avif = { quality: task.quality - avifOffset, effort: avifEffort }
      return { type: 'image/avif', picture: toWidth(picture, task.width).avif(avif) }
    }
    case 'upload': {
      const side = { width: returnPictureSide, height: returnPictureSide }
      const small = picture.resize({ ...side, fit: 'inside', withoutEnlargement: true })
      return {
        type: 'image/jpeg',
        picture: small.flatten({ background: '#fff' }).jpeg({ quality }),
      }
    }
    case 'cover': {
      const { width, height } = task
      return { type: 'image/png', picture: picture.resize({ width, height, fit: 'cover' }).png() }
    }
  }
}

const isAsWanted = ({ width, pages = 1 }: Metadata, task: EncodeTask) =>
  task.to === 'quick' && width <= task.width && pages === 1

/** Reads a picture's header without decoding. Throws TooManyPixels, or another error if it is not a picture. */
export async function readHeader(source: Buffer): Promise<Metadata> {
  const header = await sharp(source, { limitInputPixels: false }).metadata()
  if (canDecode(header)) return header
  throw new TooManyPixels({ pixels: header.width * header.height, most: mostPixels(header) })
}

/**
 * Encodes the first frame of a picture, upright and without metadata such as the location. A `quick` version is the
 * file itself if small enough. Throws if it is not a picture, or costs too much to decode.
 */
export async function encode(source: Buffer, task: EncodeTask): Promise<EncodedPicture> {
  const header = await readHeader(source)
  const kept = asIs[header.format]
  if (kept && isAsWanted(header, task)) return { bytes: source, type: kept }
  const input = sharp(source, { limitInputPixels: false, sequentialRead: true }).autoOrient()
  const { type, picture } = convert(input, task)
  const seconds = task.to === 'well' ? 0 : maxSeconds
  return { bytes: await picture.timeout({ seconds }).toBuffer(), type }
}

import { returnPictureSide } from '@etalase/contract/rules/returns.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { canDecode, mostPixels } from '#decode-cost.ts'
import { TooManyPixels } from '#too-many-pixels.ts'

/** The formats of pictures that are read. sharp itself reads many more, SVG among them. */
const readable = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readable.map((format) => `VipsForeignLoad${format}Buffer`) })
// Each picture is decoded once: libvips would only keep memory for it.
sharp.cache(false)
// One thread for a picture: several are encoded at once, and pages need the other processors.
sharp.concurrency(1)

/** What is made of a picture. */
export type EncodeTask =
  /** A version for a page: quickly as WebP, or in up to a second as AVIF. Quality from 1 to 100, as for WebP. */
  | { to: 'quick' | 'well'; width: number; quality: number }
  /** A picture that a shopper sends with a request to return an order. */
  | { to: 'upload' }
  /** The cover of a shared product, cut to a size. */
  | { to: 'cover'; width: number; height: number }

export interface EncodedPicture {
  bytes: Buffer
  type: string
}

/** Of a picture that somebody waits for. */
const maxSeconds = 10

/** What browsers show as it is, and shops usually have. */
const asIs: Readonly<Record<string, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' }

/** From 0 to 6. Less saves some milliseconds, and makes files up to twice as large. */
const quickEffort = 2

/** AVIF looks as good as WebP at a quality that is lower by this. */
const avifOffset = 20

/** From 0 to 9. 3 takes up to three times as long for files that are 4 % smaller. */
const avifEffort = 2

/** Of a JPEG that a shopper sends. */
const quality = 78

/** A picture in a width, never wider than it is. */
const toWidth = (picture: Sharp, width: number) =>
  picture.resize({ width, withoutEnlargement: true })

/** The format of a task, and the picture in it. */
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

/** Reads the header of a picture, and decodes nothing. Throws TooManyPixels, and another error for what is no picture. */
export async function readHeader(source: Buffer): Promise<Metadata> {
  const header = await sharp(source, { limitInputPixels: false }).metadata()
  if (canDecode(header)) return header
  throw new TooManyPixels({ pixels: header.width * header.height, most: mostPixels(header) })
}

/**
 * Makes of a picture what a task says: its first frame, turned as its camera was held, without metadata such as the place. A
 * `quick` version is the file itself when that is small enough. Throws for what is no picture, or takes too much to decode.
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

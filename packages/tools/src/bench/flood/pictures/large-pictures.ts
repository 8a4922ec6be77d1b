import { maxUploadBytes } from '@etalase/contract/rules/returns.ts'
import sharp from 'sharp'

/** Pixels of each side: 49 megapixels, near the most that the shop reads of most kinds; 196 of a JPEG such as phones make. */
const sides = { most: 7_000, phone: 14_000 }

const plain = (side = sides.most) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a8442c' } })

/** Pictures of each kind that is decoded in another way, small as files. */
export const largePictures = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  progressive: await plain().jpeg({ progressive: true }).toBuffer(),
  baseline: await plain(sides.phone).jpeg().toBuffer(),
  png: await plain().png({ compressionLevel: 1 }).toBuffer(),
  interlaced: await plain().png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  webp: await plain().webp({ effort: 0 }).toBuffer(),
})

/** A picture as large a file as a shopper may send; decoders stop at its end. */
export const asLargeFile = (picture: Buffer): Buffer =>
  Buffer.concat([picture, Buffer.alloc(Math.max(0, maxUploadBytes - picture.length))])

import { maxUploadBytes } from '@etalase/contract/rules/returns.ts'
import sharp from 'sharp'

/** Pixels per side: 49 megapixels, near the shop's limit for most kinds; 196 for a JPEG as phones make it. */
const sides = { most: 7_000, phone: 14_000 }

const plain = (side = sides.most) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a8442c' } })

/** Pictures of each kind with a different decoder path, small as files. */
export const largePictures = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  progressive: await plain().jpeg({ progressive: true }).toBuffer(),
  baseline: await plain(sides.phone).jpeg().toBuffer(),
  png: await plain().png({ compressionLevel: 1 }).toBuffer(),
  interlaced: await plain().png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  webp: await plain().webp({ effort: 0 }).toBuffer(),
})

/** Pads a picture to the maximum upload size; decoders stop at its end. */
export const asLargeFile = (picture: Buffer): Buffer =>
  Buffer.concat([picture, Buffer.alloc(Math.max(0, maxUploadBytes - picture.length))])

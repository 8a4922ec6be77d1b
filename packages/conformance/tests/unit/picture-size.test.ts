import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { hasPictureSize } from '#picture-size.ts'

const picture = sharp({ create: { width: 30, height: 40, channels: 3, background: '#9ab' } })
const clear = picture.clone().ensureAlpha(0.5)
const caption = 'Cotton. '.repeat(6_000)

const files: readonly (readonly [name: string, file: Sharp])[] = [
  ['a JPEG', picture.clone().jpeg()],
  ['a progressive JPEG', picture.clone().jpeg({ progressive: true })],
  [
    'a JPEG behind 48 kB of metadata',
    picture
      .clone()
      .jpeg()
      .withExif({ IFD0: { ImageDescription: caption } }),
  ],
  ['a PNG', clear.clone().png()],
  ['a GIF', picture.clone().gif()],
  ['a lossy WebP', picture.clone().webp()],
  ['a lossless WebP', picture.clone().webp({ lossless: true })],
  ['a WebP with transparency', clear.clone().webp()],
  ['an AVIF', picture.clone().avif()],
]

test.each(files)(
  '%s has a width and a height, but its first bytes alone do not',
  async (_, file) => {
    const bytes = await file.toBuffer()
    expect(hasPictureSize(bytes)).toBe(true)
    expect(hasPictureSize(bytes.subarray(0, 8))).toBe(false)
  },
)

test.each([
  ['a page', '<!doctype html><title>Shop</title>'],
  ['nothing', ''],
  ['a JPEG without a frame', '\xff\xd8\xff\xd9'],
  ['an AVIF without a box of its size', '\0\0\0\x1cftypavif'],
])('%s has no picture size', (_, text) => {
  expect(hasPictureSize(Buffer.from(text, 'latin1'))).toBe(false)
})

import 'server-only'
import { resolve } from 'node:path'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { cutTo, lengthOf } from '@etalase/contract/rules/text-length.ts'
import { encoderProcess } from '@etalase/pictures/encoder-process.ts'
import sharp from 'sharp'
import { brand } from '#brand/company.ts'
import { shareSize } from '#lib/share/share-address.ts'

/** The format that all networks read. */
const jpeg = { quality: 82, mozjpeg: true } as const

/** The cover on the left in its own proportions, and the column of text beside it. */
const coverWidth = 473
const column = { left: coverWidth + 64, width: 600 } as const

const gap = 34

/**
 * The theme's two families. TrueType: sharp reads no WOFF2. The comma ends the name of a family, whose last word would be
 * taken for a weight.
 */
const display = { font: 'Fraunces SemiBold,', file: 'brand/fonts/fraunces-semibold.ttf' }
const plain = {
  font: 'Plus Jakarta Sans SemiBold,',
  file: 'brand/fonts/plus-jakarta-sans-semibold.ttf',
}

/** Longer names are cut, in characters. */
const maxNameLength = 90

/** The size of a name's letters in pixels, so that it takes three lines at most. */
const nameSize = ({ length }: string) => (length <= 30 ? 68 : length <= 55 ? 56 : 44)

const shortened = (name: string) =>
  lengthOf(name) > maxNameLength ? `${cutTo(name, maxNameLength).trimEnd()}…` : name

/** Whether there is anything to draw: a picture of nothing cannot be made. */
const isVisible = (text: string) => /[^\s\p{Cc}]/u.test(text)

/** A text in one of the families, as a picture of its own. */
async function drawText(text: string, { font, file }: typeof display, size: number) {
  const markup = `<span foreground="${brand.inkColor}">${escapeXml(text)}</span>`
  const fontfile = resolve(/* turbopackIgnore: true */ file)
  const picture = sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      fontfile,
      width: column.width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

export interface ShareText {
  name: string
  /** The formatted price. */
  price: string
}

/** The picture of a shared product as JPEG: its cover, name and price. Throws for a cover that cannot be read. */
export async function composeSharePicture(
  cover: Buffer,
  { name, price }: ShareText,
): Promise<Buffer> {
  const { width, height } = shareSize
  const texts = [
    await drawText(brand.name, plain, 26),
    ...(isVisible(name) ? [await drawText(shortened(name), display, nameSize(name))] : []),
    // The font has no narrow no-break space.
    await drawText(price.replaceAll('\u202f', '\u00a0'), plain, 40),
  ]
  const textHeight = texts.reduce((sum, text) => sum + text.height + gap, -gap)
  let top = Math.max(0, Math.round((height - textHeight) / 2))
  const layers = texts.map((text) => {
    const layer = { input: text.input, left: column.left, top }
    top += text.height + gap
    return layer
  })
  const task = { to: 'cover', width: coverWidth, height } as const
  const { bytes: picture } = await encoderProcess().encode({ source: cover, task })
  return sharp({ create: { width, height, channels: 3, background: brand.themeColor } })
    .composite([{ input: picture, left: 0, top: 0 }, ...layers])
    .jpeg(jpeg)
    .toBuffer()
}

/** A cover as JPEG in the size of a shared picture. Throws for one that cannot be read. */
export async function composeShareCover(cover: Buffer): Promise<Buffer> {
  const task = { to: 'cover', ...shareSize } as const
  const { bytes } = await encoderProcess().encode({ source: cover, task })
  return sharp(bytes).flatten({ background: brand.themeColor }).jpeg(jpeg).toBuffer()
}

import 'server-only'
import { resolve } from 'node:path'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { cutTo, lengthOf } from '@etalase/contract/rules/text-length.ts'
import { encoderProcess } from '@etalase/pictures/encoder-process.ts'
import sharp from 'sharp'
import { brand } from '#brand/company.ts'
import { shareSize } from '#lib/share/share-address.ts'

/** The format that all networks support. */
const jpeg = { quality: 82, mozjpeg: true } as const

/** The cover on the left in its original proportions, and the text column beside it. */
const coverWidth = 473
const column = { left: coverWidth + 64, width: 600 } as const

const gap = 34

/**
 * The theme's two families. TrueType, since sharp can't read WOFF2. The comma ends the family name; otherwise its last word would be
 * parsed as a weight.
 */
const display = { font: 'Fraunces SemiBold,', file: 'brand/fonts/fraunces-semibold.ttf' }
const plain = {
  font: 'Plus Jakarta Sans SemiBold,',
  file: 'brand/fonts/plus-jakarta-sans-semibold.ttf',
}

/** Maximum name length in characters; longer names are cut. */
const maxNameLength = 90

/** Returns the font size of a name in pixels, so that it takes at most three lines. */
const nameSize = ({ length }: string) => (length <= 30 ? 68 : length <= 55 ? 56 : 44)

const shortened = (name: string) =>
  lengthOf(name) > maxNameLength ? `${cutTo(name, maxNameLength).trimEnd()}…` : name

/** Whether there is anything to draw: rendering an empty text fails. */
const isVisible = (text: string) => /[^\s\p{Cc}]/u.test(text)

/** Draws a text in one of the families, as a separate picture. */
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

/** Returns the picture of a shared product as JPEG: its cover, name and price. Throws for an unreadable cover. */
export async function composeSharePicture(
  cover: Buffer,
  { name, price }: ShareText,
): Promise<Buffer> {
  const { width, height } = shareSize
  const texts = [
    await drawText(brand.name, plain, 26),
    ...(isVisible(name) ? [await drawText(shortened(name), display, nameSize(name))] : []),
    // The font lacks a narrow no-break space.
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

/** Returns a cover as JPEG in the size of a shared picture. Throws for an unreadable cover. */
export async function composeShareCover(cover: Buffer): Promise<Buffer> {
  const task = { to: 'cover', ...shareSize } as const
  const { bytes } = await encoderProcess().encode({ source: cover, task })
  return sharp(bytes).flatten({ background: brand.themeColor }).jpeg(jpeg).toBuffer()
}

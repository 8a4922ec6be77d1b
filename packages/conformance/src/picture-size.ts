/** Pixels. */
interface Size {
  width: number
  height: number
}

type ReadSize = (bytes: Buffer) => Size

/** Markers of the segment of a JPEG that has its size; between these numbers are tables, which have none. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Goes from segment to segment: metadata of any length comes before the size. Throws a RangeError at the end of the bytes. */
const jpeg: ReadSize = (bytes) => {
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    while (bytes.readUInt8(at + 1) === 0xff) at++
    if (isFrame(bytes.readUInt8(at + 1)))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
}

const png: ReadSize = (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })

const gif: ReadSize = (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) })

/** Three formats in one: lossy, lossless, and extended by transparency or frames. */
const webp: ReadSize = (bytes) => {
  const format = bytes.toString('latin1', 12, 16)
  if (format === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (format === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** The box of the size has a place among others: it is found by its name. Without one, width and height are 0. */
const avif: ReadSize = (bytes) => {
  const at = bytes.indexOf('ispe', 12, 'latin1')
  if (at < 0) return { width: 0, height: 0 }
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}

/** How the files of a format begin, and where they have their size. */
const formats: readonly (readonly [start: RegExp, read: ReadSize])[] = [
  [/^\xff\xd8\xff/, jpeg],
  [/^.PNG\r\n/s, png],
  [/^GIF8[79]a/, gif],
  [/^RIFF....WEBP/s, webp],
  [/^....ftyp/s, avif],
]

/** Whether bytes are the beginning of a JPEG, PNG, GIF, WebP or AVIF that has a width and a height. */
export function hasPictureSize(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12)
  const read = formats.find(([pattern]) => pattern.test(start))?.[1]
  try {
    const { width = 0, height = 0 } = read?.(bytes) ?? {}
    return width > 0 && height > 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

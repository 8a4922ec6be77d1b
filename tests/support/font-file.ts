import { brotliDecompressSync } from 'node:zlib'

/** A WOFF2 directory refers to known tables by their index in a list. */
const places = { cmap: 0, GPOS: 27, GSUB: 28 } as const

/** Outline tables are stored transformed unless flagged otherwise; for all other tables it is the reverse. */
const outlines = { glyf: 10, loca: 11 }
const plainOutline = 3

/** Reads seven bits per byte; the highest bit means that more bytes follow. */
function readBase128(file: Buffer, at: number): [value: number, next: number] {
  let value = 0
  let next = at
  for (;;) {
    const byte = file.readUInt8(next++)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, next]
  }
}

function isTransformed(place: number, version: number): boolean {
  const isOutline = place === outlines.glyf || place === outlines.loca
  return isOutline ? version !== plainOutline : version !== 0
}

/** Returns a table of a WOFF2 file from its single compressed stream of all tables. */
export function fontTable(file: Buffer, name: keyof typeof places): Buffer {
  let at = 48
  let start = 0
  let found: [start: number, end: number] | undefined
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++)
    const place = flags & 0x3f
    if (place === 0x3f) at += 4
    let length: number
    ;[length, at] = readBase128(file, at)
    if (isTransformed(place, flags >> 6)) [length, at] = readBase128(file, at)
    if (place === places[name]) found = [start, start + length]
    start += length
  }
  if (!found) throw new Error(`The font has no table ${name}.`)
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found)
}

/** Returns a font's characters, from its cmap table for the Basic Multilingual Plane (format 4). */
export function charactersOf(file: Buffer): Set<string> {
  const cmap = fontTable(file, 'cmap')
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  )
  const offset = offsets.find((candidate) => cmap.readUInt16BE(candidate) === 4)
  if (offset === undefined) throw new Error('The font has no cmap of format 4.')
  const segments = cmap.readUInt16BE(offset + 6) / 2
  const characters = new Set<string>()
  for (let index = 0; index < segments; index++) {
    const last = cmap.readUInt16BE(offset + 14 + 2 * index)
    const first = cmap.readUInt16BE(offset + 16 + 2 * (segments + index))
    for (let code = first; code <= last && code < 0xffff; code++) {
      characters.add(String.fromCharCode(code))
    }
  }
  return characters
}

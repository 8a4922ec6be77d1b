import encodeQR from 'qr'

/** Light modules around a QR code, so that scanners find it (ISO/IEC 18004). */
const quietZone = 4

interface QrPath {
  /** The width and height, in modules. */
  size: number
  /** The dark modules as the data of an SVG path, one unit per module. */
  path: string
}

/** Returns the runs of dark modules in a row. */
function runsOf(row: readonly boolean[], y: number): string {
  const runs: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    runs.push(`M${x} ${y}h${end - x}v1H${x}z`)
    x = end
  }
  return runs.join('')
}

/** Returns the rows of a QR code with its quiet zone; dirt or glare may hide up to a quarter. Throws Error for more than 1,600 bytes. */
const rowsOf = (text: string) => encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone })

/** Returns a text as QR code, one grey pixel per module. Throws Error for more than 1,600 bytes. */
export function qrPixels(text: string): { size: number; pixels: Uint8Array } {
  const rows = rowsOf(text)
  const pixels = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255))
  return { size: rows.length, pixels }
}

/** Returns a text as QR code, as a drawing. Throws Error for more than 1,600 bytes. */
export function qrPath(text: string): QrPath {
  const rows = rowsOf(text)
  return { size: rows.length, path: rows.map(runsOf).join('') }
}

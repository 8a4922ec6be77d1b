/** Formats of pictures by the first bytes of a file, as Latin-1: those that phones and cameras write, and shops sell with. */
const signatures = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['GIF', /^GIF8/],
  ['AVIF', /^.{4}ftypavi[fs]/s],
  ['HEIC', /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ['TIFF', /^(?:II\*.|MM.\*)/s],
  ['BMP', /^BM/],
] as const

export type PictureFormat = (typeof signatures)[number][0]

/** The format of a picture by its first bytes, whatever its name or server says; null for other formats and other files. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return signatures.find(([, pattern]) => pattern.test(start))?.[0] ?? null
}

/** First bytes of picture files, as Latin-1, for the formats that phones, cameras and shops use. */
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

/** Detects the format of a picture from its first bytes, whatever its name or content type; null for other files. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return signatures.find(([, pattern]) => pattern.test(start))?.[0] ?? null
}

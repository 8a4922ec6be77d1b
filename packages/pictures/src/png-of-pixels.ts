import sharp from 'sharp'

/** Encodes a square of grey pixels as PNG, scaled to a width without smoothing. */
export const pngOfPixels = (pixels: Uint8Array, side: number, width: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()

import sharp from 'sharp'

/** A square picture of grey pixels as PNG, enlarged to a width without smoothing. */
export const pngOfPixels = (pixels: Uint8Array, side: number, width: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()

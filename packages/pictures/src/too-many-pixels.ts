/** How many pixels a picture has, and how many one like it may have. */
export interface PixelCount {
  pixels: number
  most: number
}

/** Both in megapixels, as people say it: rounded so that the first is the larger one. */
export const toMegapixels = ({ pixels, most }: PixelCount) => ({
  has: Math.ceil(pixels / 1e6),
  most: Math.floor(most / 1e6),
})

/** Says that decoding a picture would take too much. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
  readonly count: PixelCount

  constructor(count: PixelCount) {
    const { has, most } = toMegapixels(count)
    super(`has ${has} megapixels, more than the ${most} that the shop decodes of its kind`)
    this.count = count
  }
}

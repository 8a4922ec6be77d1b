/** Pixels of a picture, and the limit for one like it. */
export interface PixelCount {
  pixels: number
  most: number
}

/** Converts both to megapixels, rounded so that the first stays larger. */
export const toMegapixels = ({ pixels, most }: PixelCount) => ({
  has: Math.ceil(pixels / 1e6),
  most: Math.floor(most / 1e6),
})

/** The error for a picture that costs too much to decode. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
  readonly count: PixelCount

  constructor(count: PixelCount) {
    const { has, most } = toMegapixels(count)
    super(`has ${has} megapixels, more than the ${most} that the shop decodes of its kind`)
    this.count = count
  }
}

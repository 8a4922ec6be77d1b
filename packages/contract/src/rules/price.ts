import { percentOf, type Rupiah, rupiah } from '#rules/money.ts'

interface Size {
  is_available: boolean
}

/** Whether all of a product's sizes are sold out. */
export const isSoldOut = (sizes: readonly Size[]) => sizes.every((size) => !size.is_available)

/** Returns the only size of a product if it is available, so that the shopper need not choose; else null. */
export function onlySize<S extends Size>(sizes: readonly S[]): S | null {
  const [first, ...others] = sizes
  return first?.is_available && others.length === 0 ? first : null
}

interface TypedImage {
  image_type: string
}

/** Returns the display image: the one marked COVER, else the first (spec §3). */
export function coverOf<Image extends TypedImage>(images: readonly Image[]): Image | undefined {
  return images.find((image) => image.image_type === 'COVER') ?? images[0]
}

interface DirectDiscount {
  /** Percent of the net price, 0 to 100. */
  direct_disc_percent: number
  /** Whole rupiah taken off after the percent. */
  direct_disc_nominal: Rupiah
}

export interface Priced {
  retail_price: Rupiah
  net_price: Rupiah
  direct_discount?: DirectDiscount | null | undefined
}

/** Returns the price of one piece, in whole rupiah: net price minus the percent, then minus the nominal discount (spec §3). */
export function grandPrice({ net_price, direct_discount }: Priced): Rupiah {
  if (!direct_discount) return net_price
  const afterPercent = net_price - percentOf(net_price, direct_discount.direct_disc_percent)
  return rupiah(Math.max(0, afterPercent - direct_discount.direct_disc_nominal))
}

/** Returns the whole percent off the retail price, or null at full price (spec §3). */
export function percentOff(product: Priced): number | null {
  const price = grandPrice(product)
  if (price >= product.retail_price) return null
  return Math.max(1, Math.round(((product.retail_price - price) / product.retail_price) * 100))
}

interface Size {
  is_available: boolean
}

/** Whether none of a product's sizes can be bought. */
export const isSoldOut = (sizes: readonly Size[]) => sizes.every((size) => !size.is_available)

/** The size of a product with a single size that is available, so that the shopper need not choose; else null. */
export function onlySize<S extends Size>(sizes: readonly S[]): S | null {
  const [first, ...others] = sizes
  return first?.is_available && others.length === 0 ? first : null
}

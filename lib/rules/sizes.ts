interface Size {
  is_available: boolean
}

/** Whether none of a product's sizes can be bought. */
export const isSoldOut = (sizes: readonly Size[]) => sizes.every((size) => !size.is_available)

/** A product's only size, where there is one and it can be bought: it needs no choosing. */
export function onlySize<S extends Size>(sizes: readonly S[]): S | null {
  const [first, ...others] = sizes
  return first?.is_available && others.length === 0 ? first : null
}

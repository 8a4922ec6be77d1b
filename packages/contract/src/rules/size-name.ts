/** Something in a size, with the name to show. Calls name a size by its code, which is nothing to read: 7.5 may be 75. */
export interface NamedSize {
  size_name: string
}

interface SentSize {
  size_code: string
  size_name?: string | null | undefined
}

interface ProductSize extends NamedSize {
  size_code: string
}

/**
 * What a backend sent in a size, with its name: the one that it sent, else that of the product's size, else the code of a size
 * that the product has no more. A backend that knows only the spec's fields (§3) sends no name with orders.
 */
export const withSizeName = <Sent extends SentSize>(
  sent: Sent,
  sizes: readonly ProductSize[],
): Sent & NamedSize => ({
  ...sent,
  size_name:
    sent.size_name ||
    (sizes.find(({ size_code }) => size_code === sent.size_code)?.size_name ?? sent.size_code),
})

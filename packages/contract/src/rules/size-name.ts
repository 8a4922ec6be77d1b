/** An item in a size, with the name to show. Calls identify a size by its code, which is not readable: 7.5 may be 75. */
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
 * Adds the size name to a backend's item: the name that it sent, else that of the product's size, else the code if the product no longer
 * has the size. A backend that knows only the spec's fields (§3) sends no name with orders.
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

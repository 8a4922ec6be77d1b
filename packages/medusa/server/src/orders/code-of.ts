import type { MedusaOrder } from './medusa-order'

/** Returns the order's code as staff write it, by which Medusa counts its uses. */
export const codeOf = ({ items, shipping_methods }: MedusaOrder): string | null | undefined =>
  [...items, ...shipping_methods]
    .flatMap(({ adjustments = [] }) => adjustments)
    .find(({ code }) => code)?.code

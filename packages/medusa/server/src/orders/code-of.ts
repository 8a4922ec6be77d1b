import type { MedusaOrder } from './medusa-order'

/** The code of an order as staff write it: Medusa counts its uses by that. */
export const codeOf = ({ items, shipping_methods }: MedusaOrder): string | null | undefined =>
  [...items, ...shipping_methods]
    .flatMap(({ adjustments = [] }) => adjustments)
    .find(({ code }) => code)?.code

const wellFormed = /^[1-9]\d{0,8}$/

/** Parses the id in an order's URL; null for a malformed one. */
export const orderId = (text: string): number | null =>
  wellFormed.test(text) ? Number(text) : null

const wellFormed = /^[1-9]\d{0,8}$/

/** The id in an order's address; null for what can be none. */
export const orderId = (text: string): number | null =>
  wellFormed.test(text) ? Number(text) : null

const wellFormed = /^[1-9]\d{0,8}$/

/** The id that a text in an address or a form names; null for a malformed one. */
export const parseId = (text: string): number | null =>
  wellFormed.test(text) ? Number(text) : null

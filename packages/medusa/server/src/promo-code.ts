/** Normalises a promo code for comparison: staff write 'Lebaran', and a shopper types 'lebaran'. */
export const codeKey = (code: string): string => code.trim().toUpperCase()

/** Returns the code that a shopper meant: the exact match, else the first that differs only in case. */
export const meantBy = <Known extends { code: string }>(
  known: readonly Known[],
  typed: string,
): Known | undefined =>
  known.find(({ code }) => code === typed) ??
  known.find(({ code }) => codeKey(code) === codeKey(typed))

/** A promo code as it is compared: staff write 'Lebaran', and a shopper types 'lebaran'. */
export const codeKey = (code: string): string => code.trim().toUpperCase()

/** The one that a typed code means: that with the same letters, else the first that differs in small ones. */
export const meantBy = <Known extends { code: string }>(
  known: readonly Known[],
  typed: string,
): Known | undefined =>
  known.find(({ code }) => code === typed) ??
  known.find(({ code }) => codeKey(code) === codeKey(typed))

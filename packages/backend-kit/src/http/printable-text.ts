/** Truncates a text for a provider's forms and removes control characters and `|`, which Alfamart rejects. */
export const printableText = (text: string, length: number): string =>
  [...text.replaceAll('|', ' ').replaceAll(/\p{C}/gu, '')].slice(0, length).join('').trim()

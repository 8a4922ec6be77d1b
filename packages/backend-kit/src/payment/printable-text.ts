/** A text that a provider's forms take: at most so many characters, without control characters, and without `|`, which Alfamart refuses. */
export const printableText = (text: string, length: number): string =>
  [...text.replaceAll('|', ' ').replaceAll(/\p{C}/gu, '')].slice(0, length).join('').trim()

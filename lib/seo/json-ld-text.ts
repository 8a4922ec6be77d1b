const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Things of schema.org as the text of a script element. Whatever a backend writes into a name, nothing
 * in it ends the element or begins another.
 */
export function jsonLdText(things: readonly object[]): string {
  const [first] = things
  const content = things.length === 1 ? first : { '@graph': things }
  const text = JSON.stringify({ '@context': 'https://schema.org', ...content })
  return text.replaceAll(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? '')
}

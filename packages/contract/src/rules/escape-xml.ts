const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Control characters other than tab and line breaks, which XML forbids. */
const forbidden = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

/** Escapes a text for XML content or an attribute value, and removes control characters that XML forbids. */
export const escapeXml = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

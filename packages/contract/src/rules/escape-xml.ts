const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Control characters besides tab and line breaks, which XML does not allow. */
const forbidden = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

/** A text as XML content or as an attribute's value; without the control characters that XML does not allow. */
export const escapeXml = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

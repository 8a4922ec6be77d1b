const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Returns schema.org objects as the text of a script element, escaped so that no backend value can end the element or start another one.
 */
export function jsonLdText(items: readonly object[]): string {
  const [first] = items
  const content = items.length === 1 ? first : { '@graph': items }
  const text = JSON.stringify({ '@context': 'https://schema.org', ...content })
  return text.replaceAll(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '')
}

/** Structured data of a page in the schema.org vocabulary. */
export function JsonLd({ data }: { data: object | readonly object[] }) {
  const things = Array.isArray(data) ? data : [data]
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes as HTML entities, which JSON-LD parsers do not decode; jsonLdText escapes
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  )
}

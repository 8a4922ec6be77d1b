import { jsonLdText } from '#lib/seo/json-ld-text.ts'

/** Structured data of a page in schema.org's vocabulary. */
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

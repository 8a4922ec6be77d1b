import { jsonLdText } from '#lib/seo/json-ld-text.ts'

/** What a page shows, once more for machines, as things of schema.org. */
export function JsonLd({ data }: { data: object | readonly object[] }) {
  const things = Array.isArray(data) ? data : [data]
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities, which scripts do not know; jsonLdText escapes.
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  )
}

import type { CollectionSlug } from '#brand/collections.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { chips } from '#components/ui/link-style.ts'
import { collectionHref } from '#lib/config/collections.ts'
import { collectionsMessages } from '#messages/seo.ts'

/** Links to collections. Renders nothing if there are none. */
export function CollectionLinks({ slugs }: { slugs: readonly CollectionSlug[] }) {
  if (slugs.length === 0) return null
  const { title, pages } = collectionsMessages
  return (
    <nav aria-labelledby="collections">
      <h2 id="collections" className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className={`flex flex-wrap gap-2 ${chips}`}>
        {slugs.map((slug) => (
          <li key={slug}>
            <IntentLink href={collectionHref(slug)}>{pages[slug].title}</IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

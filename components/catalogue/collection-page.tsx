import Link from 'next/link'
import type { CollectionSlug } from '#brand/collections.ts'
import { CollectionLinks } from '#components/catalogue/collection-links.tsx'
import { ListCover } from '#components/catalogue/list-cover.tsx'
import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { collectionFilter } from '#lib/config/collections.ts'
import type { CollectionView } from '#lib/pages/load-collection.ts'
import { listMessages } from '#messages/list.ts'
import { collectionsMessages } from '#messages/seo.ts'

interface CollectionPageProps {
  view: CollectionView
  /** Other collections. */
  others: readonly CollectionSlug[]
}

/** A collection for a search term: its first products, and links to all its products and to other collections. */
export function CollectionPage({ view: { slug, products, count }, others }: CollectionPageProps) {
  return (
    <>
      <ListCover cover={{ ...collectionsMessages.pages[slug], imageUrl: null }} />
      <div className="container-page flex flex-col gap-12">
        <section>
          <p className="mt-2 mb-3 max-sm:text-sm md:my-6">{listMessages.found(count)}</p>
          <h2 className="sr-only">{listMessages.products}</h2>
          <ProductGrid products={products} eagerCount={4} startsPage />
        </section>
        {count > products.length && (
          <Link
            href={listHref(collectionFilter(slug))}
            prefetch={false}
            rel="nofollow"
            className={`${buttonStyle('secondary')} self-center`}
          >
            {collectionsMessages.all(count)}
          </Link>
        )}
        <CollectionLinks slugs={others} />
      </div>
    </>
  )
}

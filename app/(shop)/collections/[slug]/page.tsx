import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CollectionPage } from '#components/catalogue/collection-page.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { listedCollections } from '#lib/catalogue/listed-collections.ts'
import { collectionHref, collectionSlugs, isCollection } from '#lib/config/collections.ts'
import { loadCollection } from '#lib/pages/load-collection.ts'
import { itemListJsonLd } from '#lib/seo/list-json-ld.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { collectionsMessages } from '#messages/seo.ts'

export const ensureStatic = 'navigation'

/** No streaming: the status must be known before the first byte (404 for a collection without products). */
export const instant = false

export const generateStaticParams = () => collectionSlugs.map((slug) => ({ slug }))

type CollectionProps = PageProps<'/collections/[slug]'>

async function requireCollection(params: CollectionProps['params']) {
  const { slug } = await params
  return (isCollection(slug) && (await loadCollection(slug))) || notFound()
}

export async function generateMetadata({ params }: CollectionProps): Promise<Metadata> {
  const { slug } = await requireCollection(params)
  const { title, text } = collectionsMessages.pages[slug]
  return pageMetadata({ title, description: text, path: collectionHref(slug) })
}

/** A collection: a static list for a popular search. */
export default async function CollectionRoute({ params }: CollectionProps) {
  const view = await requireCollection(params)
  const { slug, count, products } = view
  const { title } = collectionsMessages.pages[slug]
  const others = (await listedCollections()).filter((other) => other !== slug)
  return (
    <>
      <CollectionPage view={view} others={others} />
      <JsonLd data={itemListJsonLd(title, count, products)} />
    </>
  )
}

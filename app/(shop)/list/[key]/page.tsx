import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductList } from '#components/catalogue/product-list.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { getCategories } from '#lib/api/categories.ts'
import { listKey, parseListKey } from '#lib/catalogue/list-query.ts'
import { loadList } from '#lib/pages/load-list.ts'
import { listJsonLd } from '#lib/seo/list-json-ld.ts'
import { listMetadata } from '#lib/seo/list-metadata.ts'

/** The prerendered lists behind /products. middleware.ts rewrites every list except searches and narrowed lists to this page. */
export const ensureStatic = 'navigation'

/** No streaming: the status must be known before the first byte (404 for a list that doesn't exist). */
export const instant = false

export async function generateStaticParams() {
  const categories = await getCategories()
  return [
    { key: listKey({ page: 1 }) },
    ...categories.map(({ id }) => ({ key: listKey({ categoryId: id, page: 1 }) })),
  ]
}

async function requireList(params: PageProps<'/list/[key]'>['params']) {
  const filter = parseListKey(decodeURIComponent((await params).key))
  const view = filter && (await loadList(filter))
  return view ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/list/[key]'>): Promise<Metadata> {
  return listMetadata(await requireList(params))
}

export default async function ListPage({ params }: PageProps<'/list/[key]'>) {
  const view = await requireList(params)
  return (
    <>
      <ProductList view={view} />
      <JsonLd data={listJsonLd(view)} />
    </>
  )
}

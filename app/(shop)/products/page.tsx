import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ProductList } from '#components/catalogue/product-list.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { filterQuery, type ListFilter } from '#lib/catalogue/list-filter.ts'
import { listHeading } from '#lib/catalogue/list-query.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { loadList } from '#lib/pages/load-list.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { listJsonLd } from '#lib/seo/list-json-ld.ts'
import { listMetadata } from '#lib/seo/list-metadata.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

type ListProps = PageProps<'/products'>

const filterOf = async ({ searchParams }: ListProps): Promise<ListFilter> =>
  readFilter(toSearchParams(await searchParams))

/** Loads once for metadata and page. Takes the query as text, since `cache` compares objects by identity. */
const loadOnce = cache((query: string) => loadList(readFilter(new URLSearchParams(query))))

async function requireList(filter: ListFilter) {
  return (await loadOnce(filterQuery(filter).toString())) ?? notFound()
}

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const filter = await filterOf(props)
  if (filter.search !== undefined) {
    return pageMetadata({ title: listHeading(filter, null), isHidden: true })
  }
  // Also for an unfiltered list, which appears here if the backend has no filters.
  return { ...listMetadata(await requireList(filter)), robots: { index: false } }
}

/** Search results and narrowed lists. middleware.ts rewrites every other list to /list. */
export default async function ListPage(props: ListProps) {
  const filter = await filterOf(props)
  const view = await requireList(filter)
  return (
    <>
      <ProductList view={view} isSearchCut={filter.isSearchCut} />
      <JsonLd data={listJsonLd(view)} />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductList } from '#components/catalogue/product-list.tsx'
import { type ListFilter, readFilter } from '#lib/catalogue/list-filter.ts'
import { listHeading } from '#lib/catalogue/list-heading.ts'
import { loadList } from '#lib/pages/load-list.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** No streaming: streamed content would need JavaScript. */
export const instant = false

type SearchProps = PageProps<'/products'>

const filterOf = async ({ searchParams }: SearchProps): Promise<ListFilter> =>
  readFilter(toSearchParams(await searchParams))

export async function generateMetadata(props: SearchProps): Promise<Metadata> {
  return pageMetadata({ title: listHeading(await filterOf(props), null), isHidden: true })
}

/** Search results; every other list is rewritten to /list by middleware.ts. */
export default async function SearchPage(props: SearchProps) {
  const view = await loadList(await filterOf(props))
  return view ? <ProductList view={view} /> : notFound()
}

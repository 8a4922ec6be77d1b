import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductList } from '#components/catalogue/product-list.tsx'
import { ShopDown } from '#components/layout/shop-down.tsx'
import { type ListFilter, readFilter } from '#lib/catalogue/list-filter.ts'
import { listHeading } from '#lib/catalogue/list-heading.ts'
import { loadListOrFailure } from '#lib/catalogue/load-list.ts'
import * as words from '#lib/messages/words.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** A search is sent whole: streamed content shows only where scripts run. */
export const instant = false

type SearchProps = PageProps<'/products'>

async function filterOf({ searchParams }: SearchProps): Promise<ListFilter> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(await searchParams)) {
    if (typeof value === 'string') query.set(name, value)
  }
  return readFilter(query)
}

export async function generateMetadata(props: SearchProps): Promise<Metadata> {
  return pageMetadata({ title: listHeading(await filterOf(props), null), isHidden: true })
}

/** Search results; every other list is rewritten to /list by middleware.ts. */
export default async function SearchPage(props: SearchProps) {
  return <SearchResult filter={await filterOf(props)} />
}

/** A search is made while its page is sent: when it fails, the page itself says so. */
async function SearchResult({ filter }: { filter: ListFilter }) {
  const view = await loadListOrFailure(filter)
  if (view === 'failed') return <ShopDown failure={words.list.failed} />
  return view ? <ProductList view={view} /> : notFound()
}

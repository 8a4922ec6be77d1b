import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductList } from '#components/catalogue/product-list.tsx'
import { readFilter } from '#lib/catalogue/list-filter.ts'
import { loadList } from '#lib/catalogue/load-list.ts'
import { words } from '#lib/messages/words.ts'

/** Searches wait for their result: an unknown category must answer 404, not a shell with status 200. */
export const instant = false

export const metadata: Metadata = { title: words.header.search, robots: { index: false } }

/** Search results; every other list is rewritten to /list by middleware.ts. */
export default async function SearchPage({ searchParams }: PageProps<'/products'>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(await searchParams)) {
    if (typeof value === 'string') query.set(name, value)
  }
  const view = await loadList(readFilter(query))
  return view ? <ProductList view={view} /> : notFound()
}

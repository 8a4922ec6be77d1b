import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductList } from '#components/catalogue/product-list.tsx'
import { getCategories } from '#lib/api/catalogue.ts'
import { listKey, parseListKey } from '#lib/catalogue/list-key.ts'
import { loadList } from '#lib/catalogue/load-list.ts'

/** The prerendered lists behind /products: middleware.ts rewrites every list but a search to here. */
export const ensureStatic = 'navigation'

/** The page is sent whole, with its true status: a shell first would be 200 for what does not exist. */
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
  const { cover } = await requireList(params)
  return { title: cover.title, ...(cover.text ? { description: cover.text } : {}) }
}

export default async function ListPage({ params }: PageProps<'/list/[key]'>) {
  return <ProductList view={await requireList(params)} />
}

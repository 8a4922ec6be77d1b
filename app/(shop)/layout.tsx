import type { ReactNode } from 'react'
import { Header } from '#components/layout/header.tsx'
import { PageLayout } from '#components/layout/page-layout.tsx'
import { getMenu } from '#lib/api/categories.ts'

/** The common layout. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const categories = await getMenu()
  return (
    <PageLayout header={<Header categories={categories} />} categories={categories}>
      {children}
    </PageLayout>
  )
}

import type { ReactNode } from 'react'
import { Header } from '#components/layout/header.tsx'
import { PageFrame } from '#components/layout/page-frame.tsx'
import { getCategories } from '#lib/api/catalogue.ts'

/** The common layout. */
export async function ShopFrame({ children }: { children: ReactNode }) {
  const categories = await getCategories()
  return (
    <PageFrame header={<Header categories={categories} />} categories={categories}>
      {children}
    </PageFrame>
  )
}

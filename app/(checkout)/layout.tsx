import type { ReactNode } from 'react'
import { PageLayout } from '#components/layout/page-layout.tsx'
import { QuietHeader } from '#components/layout/quiet-header.tsx'
import { getMenu } from '#lib/api/catalogue.ts'

/** The common layout, with a header that leads nowhere by accident. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <PageLayout header={<QuietHeader />} categories={await getMenu()}>
      {children}
    </PageLayout>
  )
}

import type { Category } from '@etalase/contract/category.ts'
import type { ReactNode } from 'react'
import { BackToTop } from '#components/layout/back-to-top.tsx'
import { contentId } from '#components/layout/content-id.ts'
import { Footer } from '#components/layout/footer.tsx'
import { SkipLink } from '#components/layout/skip-link.tsx'
import { Convenience } from '#components/ui/convenience.tsx'

interface PageLayoutProps {
  header: ReactNode
  categories: Category[]
  children: ReactNode
}

/** The layout of every page: skip link, header, content, footer and back-to-top button. */
export function PageLayout({ header, categories, children }: PageLayoutProps) {
  return (
    <>
      <SkipLink />
      {header}
      <main id={contentId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer categories={categories} />
      <Convenience>
        <BackToTop />
      </Convenience>
    </>
  )
}

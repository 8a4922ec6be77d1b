import type { ReactNode } from 'react'
import { BackToTop } from '#components/layout/back-to-top.tsx'
import { Footer } from '#components/layout/footer.tsx'
import { WishlistForm } from '#components/wishlist/wishlist-form.tsx'
import type { Category } from '#lib/contract/category.ts'
import * as words from '#lib/messages/words.ts'

interface PageLayoutProps {
  header: ReactNode
  categories: Category[]
  children: ReactNode
}

/** The layout of every page: skip link, header, content, footer and back-to-top button. */
export function PageLayout({ header, categories, children }: PageLayoutProps) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-ink focus:p-3 focus:text-paper"
      >
        {words.header.skip}
      </a>
      {header}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer categories={categories} />
      <WishlistForm />
      <BackToTop />
    </>
  )
}

import type { ReactNode } from 'react'
import { Footer } from '#components/layout/footer.tsx'
import { Header } from '#components/layout/header.tsx'
import { LazyExtras } from '#components/layout/lazy-extras.tsx'
import { getCategories } from '#lib/api/catalogue.ts'
import * as words from '#lib/messages/words.ts'

/** The common layout: skip link, header, content, footer, and what they share in the browser. */
export async function ShopFrame({ children }: { children: ReactNode }) {
  const categories = await getCategories()
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-ink focus:p-3 focus:text-paper"
      >
        {words.header.skip}
      </a>
      <Header categories={categories} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer categories={categories} />
      <LazyExtras />
    </>
  )
}

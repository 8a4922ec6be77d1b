import type { Metadata } from 'next'
import RootLayout from '#app/layout.tsx'
import { MissingPage } from '#components/layout/missing-page.tsx'
import { ShopFrame } from '#components/layout/shop-frame.tsx'
import * as words from '#lib/messages/words.ts'

export const metadata: Metadata = { title: words.notFound.title, robots: { index: false } }

/** What no route answers. A not-found page of the root would travel in the payload of every page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <ShopFrame>
        <MissingPage />
      </ShopFrame>
    </RootLayout>
  )
}

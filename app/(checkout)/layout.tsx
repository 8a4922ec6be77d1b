import type { ReactNode } from 'react'
import { Logo } from '#components/layout/logo.tsx'
import { PageLayout } from '#components/layout/page-layout.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { getMenu } from '#lib/api/categories.ts'
import { chatMessages } from '#messages/chat.ts'
import { headerMessages } from '#messages/header.ts'

/** The checkout's header: logo, help and a link back to the cart, without menu or search. */
const QuietHeader = () => (
  <header className="site-header z-20 border-line border-b bg-paper">
    <div className="site-header-row container-page flex min-h-16 items-center gap-4 lg:h-20">
      <Logo />
      <div className="settles ml-auto flex items-center gap-4 text-sm sm:gap-6">
        <ChatLink message={chatMessages.checkout} />{' '}
        <a href="/cart" className="inline-flex min-h-11 min-w-11 items-center justify-end gap-2">
          <Icon name="cart" />
          <span className="underline underline-offset-4 max-sm:sr-only">
            {headerMessages.backToCart}
          </span>
        </a>
      </div>
    </div>
  </header>
)

/** The common layout with a header that avoids distractions. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <PageLayout header={<QuietHeader />} categories={await getMenu()}>
      {children}
    </PageLayout>
  )
}

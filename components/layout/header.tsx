import type { Category } from '@etalase/contract/category.ts'
import Link from 'next/link'
import { company } from '#brand-texts/company.ts'
import { CartButton } from '#components/cart/cart-button.tsx'
import { AccountLink, SearchOverlay } from '#components/layout/header-actions.tsx'
import { Logo } from '#components/layout/logo.tsx'
import { MainMenu } from '#components/layout/main-menu.tsx'
import { menuOf } from '#components/layout/menu.ts'
import { headerMessages } from '#messages/header.ts'

/** Promo bar, logo, menu, search and cart. */
export function Header({ categories }: { categories: Category[] }) {
  return (
    <>
      <aside
        aria-label={headerMessages.promotion}
        className="bg-success px-4 py-2 text-center text-paper text-sm"
      >
        <Link
          href="/products?sale=1"
          prefetch={false}
          className="underline-offset-4 hover:underline"
        >
          {company.promoBar}
        </Link>
      </aside>
      <header className="site-header z-20 border-line border-b bg-paper">
        <div className="site-header-row header-grid container-page h-16 items-center gap-1 lg:h-20 lg:gap-8">
          <Logo />
          <MainMenu menu={menuOf(categories)} />
          <div className="ml-auto flex min-w-33 items-center lg:min-w-37 lg:gap-2">
            <SearchOverlay />
            <AccountLink />
            <CartButton />
          </div>
        </div>
      </header>
    </>
  )
}

import type { Category } from '@etalase/contract/category.ts'
import { kidsGroupId } from '@etalase/contract/rules/constants.ts'
import { brand } from '#brand/company.ts'
import { CartButton } from '#components/cart/cart-button.tsx'
import { AccountLink, SearchOverlay } from '#components/layout/header-actions.tsx'
import { Logo } from '#components/layout/logo.tsx'
import { MainMenu } from '#components/layout/main-menu.tsx'
import { type MenuGroup, plainGroup } from '#components/layout/menu.ts'
import { hasGroup } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { landingMessages } from '#messages/landing.ts'

/** Returns the landing page's menu (spec §2), with the kids' group if the backend has it. */
const landingMenu = (categories: Category[]): MenuGroup[] => [
  plainGroup(landingMessages.titles.men, '/shop/men'),
  plainGroup(landingMessages.titles.women, '/shop/women'),
  ...(hasGroup(categories, kidsGroupId)
    ? [plainGroup(landingMessages.kids, listHref({ groupId: kidsGroupId }))]
    : []),
  plainGroup(landingMessages.shopAll, '/products'),
  plainGroup(brand.hashtag.tag, '/hashtag'),
]

/** The landing page's header: a menu of links, logo, search and cart. */
export function LandingHeader({ categories }: { categories: Category[] }) {
  return (
    <header className="site-header z-20 border-line border-b bg-paper">
      <div className="site-header-row container-page flex h-16 items-center gap-1 lg:grid lg:h-20 lg:grid-cols-[1fr_auto_1fr] lg:gap-4">
        <MainMenu menu={landingMenu(categories)} />
        <Logo />
        <div className="ml-auto flex min-w-33 items-center lg:min-w-37 lg:gap-2">
          <SearchOverlay />
          <AccountLink />
          <CartButton />
        </div>
      </div>
    </header>
  )
}

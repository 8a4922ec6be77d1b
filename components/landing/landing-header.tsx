import { brand } from '#brand/company.ts'
import { CartButton } from '#components/cart/cart-button.tsx'
import { AccountLink, SearchOverlay } from '#components/layout/header-actions.tsx'
import { Logo } from '#components/layout/logo.tsx'
import { MainMenu } from '#components/layout/main-menu.tsx'
import { type MenuGroup, plainGroup } from '#components/layout/menu.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import * as messages from '#lib/messages/messages.ts'
import { kidsGroupId } from '#lib/rules/constants.ts'

/** The landing page's menu (spec §2). */
const landingMenu = (): MenuGroup[] => [
  plainGroup(messages.landing.titles.men, '/shop/men'),
  plainGroup(messages.landing.titles.women, '/shop/women'),
  plainGroup(messages.landing.kids, listHref({ groupId: kidsGroupId })),
  plainGroup(messages.landing.shopAll, '/products'),
  plainGroup(brand.hashtag.tag, '/hashtag'),
]

/** The landing page's header: a menu of five links, logo, search and cart. */
export function LandingHeader() {
  return (
    <header className="site-header z-20 border-line border-b bg-paper">
      <div className="site-header-row container-page flex h-16 items-center gap-1 lg:grid lg:h-20 lg:grid-cols-[1fr_auto_1fr] lg:gap-4">
        <MainMenu menu={landingMenu()} />
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

import { CartButton } from '#components/cart/cart-button.tsx'
import { landingMenu } from '#components/landing/landing-menu.ts'
import { AccountLink } from '#components/layout/account-link.tsx'
import { Logo } from '#components/layout/logo.tsx'
import { MobileMenu } from '#components/layout/mobile-menu.tsx'
import { SearchOverlay } from '#components/layout/search-overlay.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import * as words from '#lib/messages/words.ts'

/** The landing page's header: a menu of five links, logo, search and cart. */
export function LandingHeader() {
  const menu = landingMenu()
  return (
    <header className="site-header z-20 border-line border-b bg-paper">
      <div className="site-header-row container-page flex h-16 items-center gap-1 lg:grid lg:h-20 lg:grid-cols-[1fr_auto_1fr] lg:gap-4">
        <MobileMenu menu={menu} />
        <nav aria-label={words.header.mainNavigation} className="hidden lg:block">
          <ul className="flex gap-4 whitespace-nowrap xl:gap-6">
            {menu.map(({ label, href }) => (
              <li key={href}>
                <IntentLink
                  href={href}
                  className="settles inline-flex min-h-11 items-center font-semibold text-sm underline-offset-8 hover:underline"
                >
                  {label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
        <Logo />
        <div className="ml-auto flex items-center lg:gap-2">
          <SearchOverlay />
          <AccountLink />
          <CartButton />
        </div>
      </div>
    </header>
  )
}

import type { MenuGroup } from '#components/layout/menu.ts'
import { MenuBar } from '#components/layout/menu-bar.tsx'
import { MenuPanel } from '#components/layout/menu-panel.tsx'
import { ShopLink } from '#components/ui/shop-link.tsx'
import * as words from '#lib/messages/words.ts'

const heading =
  'settles flex h-full items-center border-transparent border-b-2 font-semibold text-sm tracking-wide group-focus-within:border-ink group-hover:border-ink'

/** The menu of wide screens: panels open by CSS on hover and on keyboard focus. */
export function DesktopMenu({ menu }: { menu: MenuGroup[] }) {
  return (
    <MenuBar label={words.header.mainNavigation} className="hidden self-stretch lg:block">
      <ul className="flex h-full items-stretch gap-5 xl:gap-6">
        {menu.map((group) => (
          <li key={group.label} data-group className="group flex items-center">
            <ShopLink href={group.href} className={heading}>
              {group.label}
            </ShopLink>
            {group.links.length > 0 && <MenuPanel group={group} />}
          </li>
        ))}
      </ul>
    </MenuBar>
  )
}

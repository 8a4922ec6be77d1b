import type { MenuGroup } from '#components/layout/menu.ts'
import { MenuBar } from '#components/layout/menu-bar.tsx'
import { MenuPanel } from '#components/layout/menu-panel.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { ToggleIcon } from '#components/ui/icon.tsx'
import { ShopLink } from '#components/ui/shop-link.tsx'
import { headerMessages } from '#messages/header.ts'

/** Style of a heading in the drawer. */
const heading = 'flex min-h-12 items-center justify-between font-semibold tracking-wide'

/** Style of a heading in the bar. */
const barHeading = 'settles bar:menu-heading'

/** A group without parts, as a single link. */
function PlainGroup({ group: { label, lang, href } }: { group: MenuGroup }) {
  return (
    <ShopLink href={href} lang={lang} className={`${heading} ${barHeading}`}>
      {label}
    </ShopLink>
  )
}

/** The groups share a name, so that the browser keeps only one open in the drawer. */
function CollapsibleGroup({ group }: { group: MenuGroup }) {
  return (
    <>
      <ShopLink href={group.href} lang={group.lang} className={`hidden ${barHeading}`}>
        {group.label}
      </ShopLink>{' '}
      <details name="menu" className="menu-section">
        <summary lang={group.lang} className={`opens ${heading} list-none`}>
          {group.label}
        </summary>
        <MenuPanel group={group} />
      </details>
    </>
  )
}

interface MainMenuProps {
  menu: MenuGroup[]
}

/**
 * The menu, rendered once for all widths: a drawer of collapsible groups on narrow screens, a bar on wide ones, whose panels open by CSS on
 * hover and keyboard focus. Works without JavaScript. Following a link closes it.
 */
export function MainMenu({ menu }: MainMenuProps) {
  return (
    <Disclosure
      className="menu group"
      summaryClassName="-ml-2 flex size-11 list-none items-center justify-center"
      summary={
        <ToggleIcon icon="menu" open={headerMessages.menu} close={headerMessages.closeMenu} />
      }
    >
      <MenuBar
        label={headerMessages.mainNavigation}
        className="absolute inset-x-0 top-full max-h-[min(75dvh,100dvh-7rem)] overflow-y-auto short:max-h-none border-line border-y bg-paper px-4 pb-6 bar:menu-bar"
      >
        <ul className="bar:menu-groups">
          {menu.map((group) => (
            <li
              key={group.label}
              data-group
              className="group/item border-line border-b bar:menu-group"
            >
              {group.links.length > 0 ? (
                <CollapsibleGroup group={group} />
              ) : (
                <PlainGroup group={group} />
              )}
            </li>
          ))}
        </ul>
      </MenuBar>
    </Disclosure>
  )
}

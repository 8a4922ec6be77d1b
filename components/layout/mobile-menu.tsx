import type { MenuGroup } from '#components/layout/menu.ts'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { ShopLink } from '#components/ui/shop-link.tsx'
import { ToggleIcon } from '#components/ui/toggle-icon.tsx'
import * as words from '#lib/messages/words.ts'

const heading = 'flex min-h-12 items-center justify-between font-semibold tracking-wide'

function GroupLink({ group }: { group: MenuGroup }) {
  return (
    <ShopLink href={group.href} className={`${heading} border-line border-b`}>
      {group.label}
    </ShopLink>
  )
}

/** The groups share a name: the browser keeps one open at a time. */
function CollapsibleGroup({ group }: { group: MenuGroup }) {
  return (
    <details name="mobile-menu" className="group/section border-line border-b">
      <summary className={`${heading} list-none`}>
        {group.label}
        <span className="transition-transform duration-150 group-open/section:rotate-45">
          <Icon name="plus" />
        </span>
      </summary>
      <ul className="pb-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center">
        {[...group.overviews, ...group.links].map((link) => (
          <li key={link.label}>
            <IntentLink href={link.href}>{link.shortLabel ?? link.label}</IntentLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The menu of narrow screens; works without JavaScript. A followed link closes it. */
export function MobileMenu({ menu }: { menu: MenuGroup[] }) {
  return (
    <Disclosure
      className="group lg:hidden"
      summaryClassName="-ml-2 flex size-11 list-none items-center justify-center"
      summary={<ToggleIcon icon="menu" open={words.header.menu} close={words.header.closeMenu} />}
    >
      <nav
        aria-label={words.header.mainNavigation}
        className="absolute inset-x-0 top-full max-h-[75dvh] overflow-y-auto border-line border-y bg-paper px-4 pb-6"
      >
        {menu.map((group) =>
          group.links.length > 0 ? (
            <CollapsibleGroup key={group.label} group={group} />
          ) : (
            <GroupLink key={group.label} group={group} />
          ),
        )}
      </nav>
    </Disclosure>
  )
}

import type { MenuGroup } from '#components/layout/menu.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { words } from '#lib/messages/words.ts'

/** The menu of wide screens: a panel of links opens on hover and on keyboard focus. */
export function DesktopMenu({ menu }: { menu: MenuGroup[] }) {
  return (
    <nav aria-label={words.header.mainNavigation} className="hidden self-stretch lg:block">
      <ul className="flex h-full items-stretch gap-6">
        {menu.map((group) => (
          <li key={group.href} className="group relative flex items-center">
            <IntentLink
              href={group.href}
              className="flex h-full items-center border-transparent border-b-2 font-semibold text-sm tracking-wide group-focus-within:border-ink group-hover:border-ink"
            >
              {group.label}
            </IntentLink>
            <ul className="invisible absolute top-full -left-6 min-w-56 border border-line bg-surface py-3 opacity-0 transition-opacity duration-150 group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100">
              {group.links.map((link) => (
                <li key={link.label}>
                  <IntentLink
                    href={link.href}
                    className="block px-6 py-2 text-sm underline-offset-4 hover:underline"
                  >
                    {link.label}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

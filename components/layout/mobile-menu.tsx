'use client'

import { useRef } from 'react'
import type { MenuGroup } from '#components/layout/menu.ts'
import { Icon } from '#components/ui/icon.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { words } from '#lib/messages/words.ts'

/** The menu of narrow screens: <details> without scripts, one group open at a time, closed by following a link. */
export function MobileMenu({ menu }: { menu: MenuGroup[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  return (
    <details ref={details} className="group lg:hidden">
      <summary className="-ml-2 flex size-11 list-none items-center justify-center">
        <span className="group-open:hidden">
          <Icon name="menu" />
          <span className="sr-only">{words.header.menu}</span>
        </span>
        <span className="hidden group-open:inline">
          <Icon name="close" />
          <span className="sr-only">{words.header.closeMenu}</span>
        </span>
      </summary>
      <nav
        aria-label={words.header.mainNavigation}
        className="absolute inset-x-0 top-full max-h-[75dvh] overflow-y-auto border-line border-y bg-paper px-4 pb-6"
      >
        {menu.map((group) => (
          <details
            key={group.href}
            name="mobile-menu"
            className="group/section border-line border-b"
          >
            <summary className="flex min-h-12 list-none items-center justify-between font-semibold tracking-wide">
              {group.label}
              <span className="transition-transform duration-150 group-open/section:rotate-45">
                <Icon name="plus" />
              </span>
            </summary>
            <ul className="pb-3">
              {group.links.map((link) => (
                <li key={link.label}>
                  <IntentLink
                    href={link.href}
                    onClick={close}
                    className="flex min-h-11 items-center"
                  >
                    {link.label}
                  </IntentLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </details>
  )
}

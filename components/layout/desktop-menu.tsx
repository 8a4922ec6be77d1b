'use client'

import { useEffect, useState } from 'react'
import type { MenuGroup } from '#components/layout/menu.ts'
import { MenuPanel } from '#components/layout/menu-panel.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { words } from '#lib/messages/words.ts'

/**
 * The menu of wide screens: a panel opens below the header on hover and on keyboard focus, without
 * scripts too. Escape closes it until pointer or focus moves on.
 */
export function DesktopMenu({ menu }: { menu: MenuGroup[] }) {
  const [meant, setMeant] = useState<string | null>(null)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const mean = (href: string) => {
    setMeant(href)
    setDismissed(false)
  }
  return (
    <nav aria-label={words.header.mainNavigation} className="hidden self-stretch lg:block">
      <ul className="flex h-full items-stretch gap-6">
        {menu.map((group) => (
          <li
            key={group.href}
            className="group flex items-center"
            onPointerEnter={() => mean(group.href)}
            onFocus={() => mean(group.href)}
          >
            <IntentLink
              href={group.href}
              onClick={() => setDismissed(true)}
              className="settles flex h-full items-center border-transparent border-b-2 font-semibold text-sm tracking-wide group-focus-within:border-ink group-hover:border-ink"
            >
              {group.label}
            </IntentLink>
            <MenuPanel
              group={group}
              isMeant={meant === group.href}
              isDismissed={isDismissed}
              onFollow={() => setDismissed(true)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLinkClicks } from '#components/ui/use-link-clicks.ts'

interface MenuBarProps {
  label: string
  className: string
  /** List items (`data-group`) whose panels open by CSS. */
  children: ReactNode
}

/** Closes the open menu panel on Escape or when a link is followed, until the pointer or focus enters another group. */
export function MenuBar({ label, className, children }: MenuBarProps) {
  const [isDismissed, setDismissed] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const currentGroup = useRef<Element | null>(null)
  useLinkClicks(nav, () => setDismissed(true))
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // Move the focus out of the panel before it closes.
      const panel = document.activeElement?.closest('.menu-panel')
      panel?.closest('[data-group]')?.querySelector('a')?.focus()
      setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const enterGroup = ({ target }: { target: EventTarget }) => {
    const group = target instanceof Element ? target.closest('[data-group]') : null
    if (group === currentGroup.current) return
    currentGroup.current = group
    setDismissed(false)
  }
  return (
    <nav
      ref={nav}
      aria-label={label}
      data-dismissed={isDismissed || undefined}
      className={`group/bar ${className}`}
      onPointerOver={enterGroup}
      onPointerLeave={() => {
        currentGroup.current = null
      }}
      onFocus={enterGroup}
    >
      {children}
    </nav>
  )
}

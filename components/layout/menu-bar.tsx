'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface MenuBarProps {
  label: string
  className: string
  /** List items whose panels open by CSS; each panel is a `data-panel`. */
  children: ReactNode
}

/** Closes the open panel of the menu on Escape and when a link is followed, until pointer or focus moves on. */
export function MenuBar({ label, className, children }: MenuBarProps) {
  const [isDismissed, setDismissed] = useState(false)
  const meant = useRef<Element | null>(null)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // What has the focus would vanish with its panel.
      const panel = document.activeElement?.closest('.menu-panel')
      panel?.closest('[data-group]')?.querySelector('a')?.focus()
      setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const mean = ({ target }: { target: EventTarget }) => {
    const group = target instanceof Element ? target.closest('[data-group]') : null
    if (group === meant.current) return
    meant.current = group
    setDismissed(false)
  }
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setDismissed(true)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a followed link closes the panel, by key too
    <nav
      aria-label={label}
      data-dismissed={isDismissed || undefined}
      className={`group/bar ${className}`}
      onPointerOver={mean}
      onPointerLeave={() => {
        meant.current = null
      }}
      onFocus={mean}
      onClick={follow}
    >
      {children}
    </nav>
  )
}

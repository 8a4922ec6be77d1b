'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useCloseOnBack } from '#components/ui/panel-history.ts'

interface DisclosureProps {
  summary: ReactNode
  summaryClassName: string
  className: string
  children: ReactNode
}

/** Focuses the search field of an open <details>, if it has one. */
function focusField(details: HTMLDetailsElement | null): void {
  if (details?.open) details.querySelector<HTMLElement>('[type=search]')?.focus()
}

/** A <details> over the page. Escape, following a link, Back, and a press or focus outside close it. */
export function Disclosure({ summary, summaryClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => details.current?.removeAttribute('open')
  useCloseOnBack(details, isOpen, close)
  const onToggle = () => {
    setOpen(details.current?.open === true)
    focusField(details.current)
  }
  useEffect(() => {
    setOpen(details.current?.open === true)
    // The shopper may have opened it before hydration.
    if (document.activeElement?.matches('body, summary')) focusField(details.current)
    const closeOutside = ({ target }: Event) => {
      const isOutside = target instanceof Node && !details.current?.contains(target)
      if (isOutside) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    <details
      ref={details}
      className={className}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onToggle={onToggle}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  )
}

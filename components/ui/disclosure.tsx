'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface DisclosureProps {
  summary: ReactNode
  summaryClassName: string
  className: string
  children: ReactNode
}

/** A <details> that lies over the page: Escape, a followed link and a press beside it close it. */
export function Disclosure({ summary, summaryClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      const isBeside = target instanceof Node && !details.current?.contains(target)
      if (isBeside) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const onToggle = () => {
    if (details.current?.open) details.current.querySelector<HTMLElement>('[type=search]')?.focus()
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

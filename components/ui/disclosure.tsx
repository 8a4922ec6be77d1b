'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface DisclosureProps {
  summary: ReactNode
  summaryClassName: string
  className: string
  children: ReactNode
}

/** A <details> that lies over the page: Escape, a followed link, Back, and a press or the focus beside it close it. */
export function Disclosure({ summary, summaryClassName, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      const isBeside = target instanceof Node && !details.current?.contains(target)
      if (isBeside) details.current?.removeAttribute('open')
    }
    const leave = () => details.current?.removeAttribute('open')
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    window.addEventListener('popstate', leave)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      window.removeEventListener('popstate', leave)
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

'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  title: string
  content: ReactNode
}

/** How the arrows move among so many tabs: left and right around, Home and End to the ends. */
function moved(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Tabs by the WAI-ARIA pattern: one stop for Tab, arrows among them, the panel follows the focus. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId()
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, current, tabs.length)
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            className="min-h-12 whitespace-nowrap border-transparent border-b-2 font-semibold text-muted -outline-offset-2 aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern makes a panel without controls a stop
          tabIndex={0}
          className="py-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

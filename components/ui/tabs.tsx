'use client'

import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts'
import { useOpenTab } from '#components/ui/use-open-tab.ts'

interface Tab {
  /** The hash that opens the tab. Either all tabs have one or none has. */
  id?: string
  title: string
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The language of the panels, if it differs from the page's. */
  contentLang?: string
}

/** Returns the tab that a key moves to: arrows wrap around, Home and End go to the ends. Null for other keys. */
function nextIndex(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Columns where one row is too narrow: a wrapping row would break elsewhere once fonts load, and shift the page. */
const listStyle = 'grid grid-cols-2 gap-x-6 border-line border-b sm:grid-cols-3 md:flex'

const tabStyle =
  'inline-flex min-h-12 items-center border-transparent border-b-2 font-semibold text-muted -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink'

/**
 * Tabs by the WAI-ARIA pattern: one tab stop, arrow keys between tabs, the panel follows the focus.
 * Tabs with ids are links and follow the URL's hash: without JavaScript CSS shows the targeted panel.
 */
export function Tabs({ label, tabs, contentLang }: TabsProps) {
  const ownId = useId()
  const list = useRef<HTMLDivElement>(null)
  const { current, open, isScripted } = useOpenTab(tabs.map(({ id }) => id))
  const hasIds = tabs.some(({ id }) => id !== undefined)
  const isTabs = isScripted || !hasIds
  const panelId = (index: number) => tabs[index]?.id ?? `${ownId}-panel-${index}`
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current, tabs.length)
    if (next === null) return
    event.preventDefault()
    open(next, 'replace')
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  const tabProps = (index: number) => ({
    id: `${panelId(index)}-tab`,
    className: tabStyle,
    ...(isTabs && {
      role: 'tab',
      'aria-controls': panelId(index),
      'aria-selected': index === current,
      tabIndex: index === current ? 0 : -1,
    }),
    onKeyDown,
    onClick: (event: MouseEvent) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      if (index !== current) open(index, 'push')
    },
  })
  const panelProps = (index: number) => ({
    id: panelId(index),
    hidden: isTabs && index !== current,
    ...(isTabs && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${panelId(index)}-tab` }),
  })
  const listProps = { role: isTabs ? 'tablist' : 'navigation', 'aria-label': label }
  return (
    <div className={hasIds ? 'hash-tabs' : undefined} data-scripted={isTabs || undefined}>
      <div {...listProps} ref={list} className={listStyle}>
        {tabs.map(({ id, title }, index) => (
          <Fragment key={title}>
            {id === undefined ? (
              <button type="button" {...tabProps(index)}>
                {title}
              </button>
            ) : (
              <a href={`#${id}`} {...tabProps(index)}>
                {title}
              </a>
            )}{' '}
          </Fragment>
        ))}
      </div>
      <div lang={contentLang}>
        {tabs.map(({ title, content }, index) => (
          <div key={title} {...panelProps(index)} className="tab-panel scroll-mt-40 py-4">
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

export interface AccordionItem {
  title: string
  content: ReactNode
}

interface AccordionProps {
  /** Names the group: opening one closes the others. */
  name: string
  items: readonly AccordionItem[]
}

/** Titles that open, one at a time; <details>, so all text is in the page and no script is needed. */
export function Accordion({ name, items }: AccordionProps) {
  return items.map((item) => (
    <details key={item.title} name={name} className="group border-line border-b first:border-t">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold">
        {item.title}
        <span className="transition-transform duration-150 group-open:rotate-45">
          <Icon name="plus" />
        </span>
      </summary>
      <div className="pb-4">{item.content}</div>
    </details>
  ))
}

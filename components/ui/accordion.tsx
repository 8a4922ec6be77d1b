import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

interface AccordionItem {
  /** The address's hash that leads to the content; browsers open it. */
  id?: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  /** Names the group: opening one closes the others. Without it several stay open. */
  name?: string
  items: readonly AccordionItem[]
}

/** Titles that open; <details>, so all text is in the page and no script is needed. */
export function Accordion({ name, items }: AccordionProps) {
  return items.map((item) => (
    <details key={item.title} name={name} className="group border-line border-b first:border-t">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold">
        {item.title}
        <span className="transition-transform duration-150 group-open:rotate-45">
          <Icon name="plus" />
        </span>
      </summary>
      <div id={item.id} className="scroll-mt-24 pb-4">
        {item.content}
      </div>
    </details>
  ))
}

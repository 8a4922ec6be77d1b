import type { ReactNode } from 'react'

interface AccordionItem {
  /** The hash of the content, for which browsers open the <details>. */
  id?: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  /** The name of the group: opening one item closes the others. Without a name several can be open. */
  name?: string
  items: readonly AccordionItem[]
}

/** An accordion of <details>. The HTML contains all text, so it works without JavaScript. */
export function Accordion({ name, items }: AccordionProps) {
  return items.map((item) => (
    <details key={item.title} name={name} className="border-line border-b first:border-t">
      <summary className="opens flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold">
        {item.title}
      </summary>
      <div id={item.id} className="scroll-mt-24 pb-4">
        {item.content}
      </div>
    </details>
  ))
}

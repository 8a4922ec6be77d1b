import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import * as messages from '#lib/messages/messages.ts'

interface ShopFoldProps {
  title: string
  count: number
  isOpen?: boolean
  children: ReactNode
}

/** Shops behind their heading. */
export function ShopFold({ title, count, isOpen = false, children }: ShopFoldProps) {
  return (
    <details open={isOpen} className="group border-line border-t last:border-b">
      <summary className="flex min-h-14 list-none items-center gap-4 py-2">
        <h3 className="flex-1 font-sans font-semibold">{title}</h3>
        <span className="text-muted text-sm">{messages.checkout.storesIn(count)}</span>
        <span
          aria-hidden="true"
          className="transform-[rotate(90deg)] transition-transform duration-150 group-open:transform-[rotate(-90deg)]"
        >
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}

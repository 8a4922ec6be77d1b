import type { CartItem } from '@etalase/contract/cart.ts'
import type { ServedLine } from '@etalase/contract/rules/availability.ts'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { checkoutMessages } from '#messages/checkout.ts'

interface ShopFoldProps {
  title: string
  count: number
  isOpen?: boolean
  children: ReactNode
}

/** A fold-out list of stores under a heading. */
export function ShopFold({ title, count, isOpen = false, children }: ShopFoldProps) {
  return (
    <details open={isOpen} className="group border-line border-t last:border-b">
      <summary className="flex min-h-14 list-none items-center gap-4 py-2">
        <h3 className="flex-1 font-sans font-semibold">{title}</h3>
        <span className="text-muted text-sm">{checkoutMessages.storesIn(count)}</span>
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

interface ShopStockProps {
  /** Each cart line with the store's stock. */
  served: readonly ServedLine<CartItem>[]
}

function stockMessage({ line, pieces, service }: ServedLine<CartItem>): string {
  if (service === 'kept') return checkoutMessages.inStock(pieces)
  return service === 'short' ? checkoutMessages.onlyOf(pieces, line.qty) : checkoutMessages.notHere
}

/** The number of cart lines that a store has in stock. */
export function ShopStockCount({ served }: ShopStockProps) {
  const kept = served.filter(({ service }) => service === 'kept').length
  const hasAll = kept === served.length
  return (
    <span className={`block ${hasAll ? 'font-semibold text-success' : 'text-ink'}`}>
      {hasAll ? checkoutMessages.hasEverything : checkoutMessages.shopStock(kept, served.length)}
    </span>
  )
}

/** A store's stock of each cart line. */
export function ShopStock({ served }: ShopStockProps) {
  return (
    <ul className="text-muted text-sm">
      {served.map((one) => (
        <li key={one.line.id} className="flex justify-between gap-4">
          <span className="min-w-0">
            {one.line.product_detail.product_name}, {one.line.size_name}
          </span>
          <span className={`shrink-0 ${one.service === 'kept' ? '' : 'text-danger'}`}>
            {stockMessage(one)}
          </span>
        </li>
      ))}
    </ul>
  )
}

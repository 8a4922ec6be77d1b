import { buttonStyle } from '#components/ui/button-style.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import * as words from '#lib/messages/words.ts'

/** Shown when the customer has no such order: the same for another customer's order as for none. */
export function OrderNotFound() {
  return (
    <EmptyState title={words.orders.missingTitle} text={words.orders.missingText}>
      <a href="/account/orders" className={buttonStyle()}>
        {words.orders.toList}
      </a>
    </EmptyState>
  )
}

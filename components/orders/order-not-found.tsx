import { buttonStyle } from '#components/ui/button-style.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import * as words from '#lib/messages/words.ts'

/** What stands where a customer has no order: the same for another's as for none at all. */
export function OrderNotFound() {
  return (
    <EmptyState title={words.orders.missingTitle} text={words.orders.missingText}>
      <a href="/account/orders" className={buttonStyle()}>
        {words.orders.toList}
      </a>
    </EmptyState>
  )
}

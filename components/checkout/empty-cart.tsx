import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import * as messages from '#lib/messages/messages.ts'

/** Shown when the cart is empty. */
export function EmptyCart() {
  return (
    <EmptyState title={messages.checkout.emptyCart}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {messages.cart.continueShopping}
      </IntentLink>
    </EmptyState>
  )
}

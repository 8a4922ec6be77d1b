import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import * as words from '#lib/messages/words.ts'

/** Shown when the cart is empty. */
export function EmptyCart() {
  return (
    <EmptyState title={words.checkout.emptyCart}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {words.cart.continueShopping}
      </IntentLink>
    </EmptyState>
  )
}

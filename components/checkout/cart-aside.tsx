import type { CartItem } from '@etalase/contract/cart.ts'
import { cartSubtotal } from '@etalase/contract/rules/cart.ts'
import { Amount, OrderLines } from '#components/checkout/summary-lines.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { PpnNote } from '#components/ui/price.tsx'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Shown when the cart is empty. */
export function EmptyCart() {
  return (
    <EmptyState title={checkoutMessages.emptyCart}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {cartMessages.continueShopping}
      </IntentLink>
    </EmptyState>
  )
}

interface NotForSaleProps {
  /** The backend's reason why it can't be bought. */
  message: string
  productId: number
}

/** Shown when the "buy now" product can't be bought. */
export const NotForSale = ({ message, productId }: NotForSaleProps) => (
  <EmptyState title={message}>
    <a href={`/product/${productId}`} className={buttonStyle('secondary')}>
      {checkoutMessages.backToProduct}
    </a>
  </EmptyState>
)

/** The cart beside the checkout steps. */
export function CartAside({ lines }: { lines: readonly CartItem[] }) {
  return (
    <aside
      aria-label={cartMessages.title}
      className="mt-12 lg:sticky lg:top-24 lg:mt-0 lg:self-start"
    >
      <OrderLines lines={lines} />
      <dl className="mt-3">
        <Amount label={cartMessages.subtotal} amount={cartSubtotal(lines)} isTotal />
      </dl>
      <p className="text-muted text-sm">{cartMessages.excludesShipping}</p>
      <PpnNote />
    </aside>
  )
}

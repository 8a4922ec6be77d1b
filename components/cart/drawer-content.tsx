import type { Cart } from '@etalase/contract/cart.ts'
import { cartSubtotal } from '@etalase/contract/rules/cart.ts'
import { CartLine } from '#components/cart/cart-line.tsx'
import { FreeShipping } from '#components/cart/free-shipping.tsx'
import { LineControls } from '#components/cart/line-controls.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { PpnNote } from '#components/ui/price.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'

function EmptyDrawer({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="my-auto">
      <EmptyState title={cartMessages.emptyDrawer}>
        <IntentLink href="/products" onClick={onLeave} className={buttonStyle('secondary')}>
          {cartMessages.continueShopping}
        </IntentLink>
      </EmptyState>
    </div>
  )
}

function FilledDrawer({ cart, onLeave }: { cart: Cart; onLeave: () => void }) {
  const lines = cart.cart_items
  return (
    <>
      <ul className="flex-1 divide-y divide-line overflow-y-auto short:overflow-visible">
        {lines.map((line) => (
          <li key={line.id} className="py-4">
            <CartLine line={line}>
              <LineControls line={line} />
            </CartLine>
          </li>
        ))}
      </ul>
      <div className="border-line border-t pt-4">
        <p className="flex justify-between font-semibold">
          <span>{cartMessages.subtotal}</span>{' '}
          <output className="tabular-nums">{formatRupiah(cartSubtotal(lines))}</output>
        </p>
        <PpnNote />
        <FreeShipping cart={cart} />
        <IntentLink href="/cart" onClick={onLeave} className={`${buttonStyle()} mt-4 w-full`}>
          {cartMessages.goToCart}
        </IntentLink>
      </div>
    </>
  )
}

interface UnknownCartProps {
  error: unknown
  onRetry: () => void
}

/** Shown while the cart is loading or after reading failed, so that it isn't mistaken for an empty cart. */
function UnknownCart({ error, onRetry }: UnknownCartProps) {
  if (!error) return <p role="status">{cartMessages.loading}</p>
  return (
    <ErrorState
      title={cartMessages.failed}
      text={errorMessage(error)}
      retry={errorsMessages.retry}
      onRetry={onRetry}
    />
  )
}

interface DrawerContentProps {
  /** Undefined until the cart is known. */
  cart: Cart | undefined
  onLeave: () => void
}

/** The content of the cart drawer. */
export function DrawerContent({
  cart,
  onLeave,
  ...unknown
}: DrawerContentProps & UnknownCartProps) {
  if (!cart) return <UnknownCart {...unknown} />
  if (cart.cart_items.length === 0) return <EmptyDrawer onLeave={onLeave} />
  return <FilledDrawer cart={cart} onLeave={onLeave} />
}

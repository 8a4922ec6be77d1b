import type { Cart } from '@etalase/contract/cart.ts'
import { cartSubtotal } from '@etalase/contract/rules/cart.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'

const barStyle =
  'mt-1 block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'

/** The amount missing for free delivery. Renders nothing if the backend sets no threshold. */
export function FreeShipping({ cart }: { cart: Cart }) {
  const from = cart.free_shipping_from
  if (from == null) return null
  const missing = Math.max(0, from - cartSubtotal(cart.cart_items))
  return (
    <div className="mt-3 text-sm">
      <p>
        {missing > 0
          ? cartMessages.untilFreeShipping(formatRupiah(rupiah(missing)))
          : cartMessages.hasFreeShipping}
      </p>
      {from > 0 && (
        <progress
          aria-label={cartMessages.freeShipping(formatRupiah(from))}
          value={from - missing}
          max={from}
          className={barStyle}
        />
      )}
    </div>
  )
}

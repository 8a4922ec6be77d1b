'use client'

import type { Cart } from '@etalase/contract/cart.ts'
import { cartSubtotal } from '@etalase/contract/rules/cart.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BundleProgress } from '#components/cart/bundle-progress.tsx'
import { CartTable } from '#components/cart/cart-table.tsx'
import { CartTools } from '#components/cart/cart-tools.tsx'
import { CheckoutLinks } from '#components/cart/checkout-links.tsx'
import { DeliveryCost } from '#components/cart/delivery-cost.tsx'
import { FreeShipping } from '#components/cart/free-shipping.tsx'
import { useFocusAfterRemoval } from '#components/cart/use-focus-after-removal.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { PpnNote } from '#components/ui/price.tsx'
import { closeCartDrawer } from '#components/ui/shell-state.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import type { BundleOffer } from '#lib/pages/load-bundle-offers.ts'
import { cartMessages } from '#messages/cart.ts'
import { errorsMessages } from '#messages/errors.ts'

function EmptyCart() {
  return (
    <EmptyState title={cartMessages.empty}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {cartMessages.emptyText}
      </IntentLink>
    </EmptyState>
  )
}

function Total({ cart, isCustomer }: { cart: Cart; isCustomer: boolean }) {
  return (
    <aside className="border border-line bg-surface p-6">
      <p className="flex justify-between gap-4 font-semibold text-lg">
        <span>{cartMessages.total}</span>{' '}
        <output className="tabular-nums">{formatRupiah(cartSubtotal(cart.cart_items))}</output>
      </p>
      <p className="mt-1 text-muted text-sm">{cartMessages.excludesShipping}</p>
      <PpnNote />
      <FreeShipping cart={cart} />
      <CheckoutLinks isCustomer={isCustomer} />
      <IntentLink href="/products" className={`${buttonStyle('quiet')} mt-2 w-full`}>
        {cartMessages.continueShopping}
      </IntentLink>
    </aside>
  )
}

interface CartViewProps {
  /** The cart as read by the server; null if reading failed. */
  initialCart: Cart | null
  isCustomer: boolean
  offers?: readonly BundleOffer[]
}

/** The cart: lines with their controls, the total, the delivery cost and the bundles. */
export function CartView({ initialCart, isCustomer, offers = [] }: CartViewProps) {
  const {
    data: cart,
    error,
    refetch,
  } = useQuery({
    ...cartQuery(),
    ...(initialCart ? { initialData: initialCart } : {}),
  })
  useEffect(closeCartDrawer, [])
  const place = useFocusAfterRemoval<HTMLElement>(cart?.cart_items.length ?? 0)
  if (error && !cart) {
    return (
      <ErrorState
        title={cartMessages.failed}
        text={errorMessage(error)}
        retry={errorsMessages.retry}
        onRetry={() => refetch()}
      />
    )
  }
  if (!cart) return <p role="status">{cartMessages.loading}</p>
  const lines = cart.cart_items
  const isEmpty = lines.length === 0
  return (
    <div className={isEmpty ? '' : 'grid gap-8 xl:grid-cols-[1fr_22rem] xl:gap-12'}>
      <section ref={place} tabIndex={-1} aria-label={cartMessages.items} className="outline-none">
        {isEmpty ? <EmptyCart /> : <CartTable lines={lines} />}
      </section>
      {!isEmpty && (
        <div className="flex h-fit flex-col gap-6 xl:sticky xl:top-28">
          <Total cart={cart} isCustomer={isCustomer} />
          <DeliveryCost cart={cart} isCustomer={isCustomer} />
          <BundleProgress offers={offers} lines={lines} />
          <CartTools lines={lines} />
        </div>
      )}
    </div>
  )
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CartLine } from '#components/cart/cart-line.tsx'
import { LineControls } from '#components/cart/line-controls.tsx'
import { LineWarnings } from '#components/cart/line-warnings.tsx'
import { closeCartDrawer } from '#components/layout/extras.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { cartQuery } from '#lib/api/queries/cart-query.ts'
import type { Cart, CartItem } from '#lib/contract/cart.ts'
import { errorWords } from '#lib/messages/error-words.ts'
import * as words from '#lib/messages/words.ts'
import { cartSubtotal } from '#lib/rules/cart.ts'
import { formatRupiah } from '#lib/rules/money.ts'

function EmptyCart() {
  return (
    <EmptyState title={words.cart.empty}>
      <IntentLink href="/products" className={buttonStyle('secondary')}>
        {words.cart.emptyText}
      </IntentLink>
    </EmptyState>
  )
}

function Total({ lines }: { lines: CartItem[] }) {
  return (
    <aside className="h-fit border border-line bg-surface p-6 lg:sticky lg:top-28">
      <p className="flex justify-between gap-4 font-semibold text-lg">
        <span>{words.cart.total}</span>
        <output className="tabular-nums">{formatRupiah(cartSubtotal(lines))}</output>
      </p>
      <p className="mt-1 text-muted text-sm">{words.cart.excludesShipping}</p>
      {/* A full page load: only the checkout's own policy lets a form go to the payment provider. */}
      <a href="/checkout" className={`${buttonStyle()} mt-6 w-full`}>
        {words.cart.checkoutAsGuest}
      </a>
      <IntentLink href="/products" className={`${buttonStyle('quiet')} mt-2 w-full`}>
        {words.cart.continueShopping}
      </IntentLink>
    </aside>
  )
}

/** The cart: lines with what can be done to them, and the total beside them. */
export function CartView({ initialCart }: { initialCart: Cart | null }) {
  const {
    data: cart,
    error,
    refetch,
  } = useQuery({
    ...cartQuery(),
    ...(initialCart ? { initialData: initialCart } : {}),
  })
  useEffect(closeCartDrawer, [])
  if (error && !cart) {
    return (
      <ErrorState
        title={words.cart.failed}
        text={errorWords(error)}
        retry={words.errors.retry}
        onRetry={() => refetch()}
      />
    )
  }
  if (!cart) return <p role="status">{words.cart.loading}</p>
  const lines = cart.cart_items
  if (lines.length === 0) return <EmptyCart />
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <h2 className="sr-only">{words.cart.items}</h2>
      <ul className="divide-y divide-line border-line border-y lg:col-start-1">
        {lines.map((line) => (
          <li key={line.id} className="py-6">
            <CartLine line={line}>
              <LineWarnings line={line} />
              <LineControls line={line} />
            </CartLine>
          </li>
        ))}
      </ul>
      <Total lines={lines} />
    </div>
  )
}

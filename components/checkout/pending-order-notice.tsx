'use client'

import { useEffect, useState } from 'react'
import { textLinkStyle } from '#components/ui/link-style.ts'
import type { SentOrder } from '#lib/checkout/order.ts'
import { clearPendingOrder, restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { clearCheckout } from '#lib/checkout/stored-checkout.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/**
 * Returns the unpaid order stored in this browser: null if there is none, undefined until storage is read. Follows changes in other tabs,
 * and Back from the payment provider, which may restore the page from the back/forward cache.
 */
export function usePendingOrder() {
  const [pending, setPending] = useState<SentOrder | null>()
  useEffect(() => {
    const refresh = () => setPending(restorePendingOrder())
    refresh()
    window.addEventListener('pageshow', refresh)
    window.addEventListener('storage', refresh)
    return () => {
      window.removeEventListener('pageshow', refresh)
      window.removeEventListener('storage', refresh)
    }
  }, [])
  /** Discards an order. Keeps the checkout's data if the order may never have been placed. */
  const discard = ({ billNo }: Pick<SentOrder, 'billNo'>) => {
    clearPendingOrder()
    if (billNo) clearCheckout()
    setPending(null)
  }
  return { pending, discard }
}

/** Links to this browser's unpaid order, since a guest has no order list. */
export function PendingOrderNotice() {
  const { pending } = usePendingOrder()
  if (!pending) return null
  return (
    <p className="mt-8 border-ink border-l-2 py-2 pl-4">
      {checkoutMessages.pendingNotice}{' '}
      <a href="/checkout" className={textLinkStyle}>
        {checkoutMessages.pendingNoticeLink}
      </a>
    </p>
  )
}

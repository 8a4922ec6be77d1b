'use client'

import { usePendingOrder } from '#components/checkout/use-pending-order.ts'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Links to this browser's unpaid order; a guest has no order list. */
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

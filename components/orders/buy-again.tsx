'use client'

import { useState } from 'react'
import { type ReorderResult, reorder } from '#components/orders/reorder.ts'
import { openCartDrawer } from '#components/shell/shell-state.ts'
import { Button } from '#components/ui/button.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import type { OrderLine } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'

function Outcome({ bought: { extent, failed } }: { bought: ReorderResult }) {
  return (
    <>
      <p className={extent === 'all' ? 'text-success' : 'font-semibold'}>
        {words.orders.bought[extent]}
      </p>
      {failed.length > 0 && (
        <ul className="list-disc pl-5">
          {failed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {extent !== 'none' && (
        <a href="/cart" className={`${listLinkStyle} underline`}>
          {words.cart.goToCart}
        </a>
      )}
    </>
  )
}

/** Puts all lines of an order into the cart again, and lists those that failed. */
export function BuyAgain({ lines }: { lines: readonly OrderLine[] }) {
  const [isBusy, setBusy] = useState(false)
  const [bought, setBought] = useState<ReorderResult | null>(null)
  const buyAgain = async () => {
    if (isBusy) return
    setBusy(true)
    setBought(null)
    const now = await reorder(lines)
    setBought(now)
    setBusy(false)
    if (now.extent === 'all') await openCartDrawer()
  }
  return (
    <div className="needs-script flex flex-col items-start gap-2">
      <Button look="secondary" onClick={buyAgain} isBusy={isBusy}>
        {isBusy ? words.orders.buyingAgain : words.orders.buyAgain}
      </Button>
      <div role="status">{bought && <Outcome bought={bought} />}</div>
    </div>
  )
}

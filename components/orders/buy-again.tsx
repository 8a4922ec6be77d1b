'use client'

import type { OrderLine } from '@etalase/contract/order-line.ts'
import { useState } from 'react'
import { type ReorderResult, reorder } from '#components/orders/reorder.ts'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { openCartDrawer } from '#components/ui/shell-state.ts'
import { cartLinkItems } from '#lib/rules/cart-link.ts'
import { cartMessages } from '#messages/cart.ts'
import { ordersMessages } from '#messages/orders.ts'

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Outcome({ bought: { extent, failed, changed } }: { bought: ReorderResult }) {
  return (
    <>
      <p className={extent === 'all' ? 'text-success' : 'font-semibold'}>
        {ordersMessages.bought[extent]}
      </p>
      {failed.length > 0 && <List lines={failed} />}
      {changed.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{ordersMessages.pricesChanged}</p>
          <List lines={changed} />
        </>
      )}
      {extent !== 'none' && (
        <a href="/cart" className={`${listLinkStyle} underline`}>
          {cartMessages.goToCart}
        </a>
      )}
    </>
  )
}

/** Returns the lines as the query of the page that fills a cart, which also works without scripts. */
const itemsOf = (lines: readonly OrderLine[]) =>
  cartLinkItems(
    lines.map(({ product_detail, size_code, qty }) => ({
      product_detail_id: product_detail.id,
      size: size_code,
      qty,
    })),
  )

/** Adds all lines of an order to the cart, and lists failed lines and changed prices. */
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
    // The drawer would cover these messages.
    if (now.extent === 'all' && now.changed.length === 0) await openCartDrawer()
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <noscript>
        <a
          href={`/cart/add?items=${encodeURIComponent(itemsOf(lines))}`}
          className={buttonStyle('secondary')}
        >
          {ordersMessages.buyAgainLink}
        </a>
      </noscript>
      <Button variant="secondary" className="needs-script" onClick={buyAgain} isBusy={isBusy}>
        {isBusy ? ordersMessages.buyingAgain : ordersMessages.buyAgain}
      </Button>
      <div role="status">{bought && <Outcome bought={bought} />}</div>
    </div>
  )
}

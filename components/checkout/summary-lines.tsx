import { Amount } from '#components/checkout/amount.tsx'
import { OrderLines } from '#components/checkout/order-lines.tsx'
import { PpnNote } from '#components/ui/ppn-note.tsx'
import type { Summary } from '#lib/checkout/submission.ts'
import * as words from '#lib/messages/words.ts'

interface SummaryLinesProps {
  summary: Summary
  hasShipping: boolean
  promoCode: string | null
}

/** The ordered lines, and the amounts that add up to the total. */
export function SummaryLines({ summary, hasShipping, promoCode }: SummaryLinesProps) {
  const { kept, subtotal, discount, shippingCost, total } = summary
  return (
    <>
      <OrderLines lines={kept} />
      <dl className="mt-3" aria-live="polite">
        <Amount label={words.cart.subtotal} amount={subtotal} />
        {promoCode && discount > 0 && (
          <Amount label={words.checkout.discountBy(promoCode)} amount={discount} isTakenOff />
        )}
        {hasShipping && <Amount label={words.checkout.shipping} amount={shippingCost} />}
        <Amount label={words.checkout.grandTotal} amount={total} isTotal />
      </dl>
      <PpnNote />
    </>
  )
}

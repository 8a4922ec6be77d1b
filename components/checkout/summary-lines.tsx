import { OrderLines } from '#components/checkout/order-lines.tsx'
import { PpnNote } from '#components/ui/price.tsx'
import type { Summary } from '#lib/checkout/submission.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import type { Rupiah } from '#lib/rules/money.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface AmountProps {
  label: string
  amount: Rupiah
  isTotal?: boolean
  /** Shown with a minus sign. */
  isTakenOff?: boolean
}

/** One of the amounts of a summary, for a <dl>. */
export function Amount({ label, amount, isTotal = false, isTakenOff = false }: AmountProps) {
  return (
    <div
      className={`flex justify-between gap-4 py-1 large-text:flex-wrap ${isTotal ? 'font-semibold text-lg' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {isTakenOff && '- '}
        {formatRupiah(amount)}
      </dd>
    </div>
  )
}

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
        <Amount label={cartMessages.subtotal} amount={subtotal} />
        {promoCode && discount > 0 && (
          <Amount label={checkoutMessages.discountBy(promoCode)} amount={discount} isTakenOff />
        )}
        {hasShipping && <Amount label={checkoutMessages.shipping} amount={shippingCost} />}
        <Amount label={checkoutMessages.grandTotal} amount={total} isTotal />
      </dl>
      <PpnNote />
    </>
  )
}

import type { CartItem } from '@etalase/contract/cart.ts'
import { lineTotal } from '@etalase/contract/rules/cart.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { priceWarning } from '#components/cart/line-warnings.tsx'
import { PpnNote } from '#components/ui/price.tsx'
import { Thumbnail } from '#components/ui/thumbnail.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { AppliedPromo, Summary } from '#lib/checkout/summary.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { cashMessages } from '#messages/cash.ts'
import { checkoutMessages } from '#messages/checkout.ts'

function OrderLine({ line }: { line: CartItem }) {
  const { product_name, product_images } = line.product_detail
  const warning = priceWarning(line)
  return (
    <li className="flex gap-4 py-3 large-text:flex-wrap">
      <div className="aspect-[3/4] w-14 shrink-0 self-start bg-line">
        <Thumbnail images={product_images} sizes="56px" />
      </div>
      <span className="min-w-0 flex-1">
        <span className="tabular-nums">{checkoutMessages.pieces(line.qty)}</span>{' '}
        <span lang={contentLang}>
          <Unbroken text={product_name} />
        </span>
        <span className="block text-muted text-sm">{cartMessages.size(line)}</span>
        {warning && <span className="block font-semibold text-danger text-sm">{warning}</span>}
      </span>
      <span className="shrink-0 tabular-nums">{formatRupiah(lineTotal(line))}</span>
    </li>
  )
}

/** The lines of the order, each with a picture. */
export function OrderLines({ lines }: { lines: readonly CartItem[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

interface AmountProps {
  label: string
  amount: Rupiah
  isTotal?: boolean
  /** Shown with a minus sign. */
  isTakenOff?: boolean
}

/** One amount of a summary, for a <dl>. */
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

interface SummaryAmountsProps {
  state: CheckoutState
  summary: Summary
  applied: AppliedPromo | null
}

/** The ordered lines, the amounts that add up to the total, and whether the promo lowers it. */
export function SummaryAmounts({ state, summary, applied }: SummaryAmountsProps) {
  const { kept, subtotal, discount, shippingCost, cash, paymentFee, total } = summary
  const hasShipping = state.shippingType === 'ONLINE_DELIVERY'
  const code = applied?.promo.code
  return (
    <section className="lg:col-start-2 lg:row-span-9 lg:row-start-1">
      <OrderLines lines={kept} />
      <dl className="mt-3" aria-live="polite">
        <Amount label={cartMessages.subtotal} amount={subtotal} />
        {code && discount > 0 && (
          <Amount label={checkoutMessages.discountBy(code)} amount={discount} isTakenOff />
        )}
        {hasShipping && <Amount label={checkoutMessages.shipping} amount={shippingCost} />}
        {cash && paymentFee > 0 && (
          <Amount label={cashMessages.feeOf(cash.offer.name)} amount={paymentFee} />
        )}
        <Amount label={checkoutMessages.grandTotal} amount={total} isTotal />
      </dl>
      {cash?.isChosen && (
        <p className="mt-2 font-semibold">
          {cashMessages.ways[cash.offer.way].due(formatRupiah(total))}
        </p>
      )}
      <PpnNote />
      {code && discount === 0 && <p className="mt-2">{checkoutMessages.promoTakesNothing(code)}</p>}
    </section>
  )
}

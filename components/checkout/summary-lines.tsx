import type { Summary } from '#lib/checkout/submission.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import { words } from '#lib/messages/words.ts'
import { lineTotal } from '#lib/rules/cart.ts'
import { formatRupiah, type Rupiah } from '#lib/rules/money.ts'

function Amount({
  label,
  amount,
  isTotal = false,
}: {
  label: string
  amount: Rupiah
  isTotal?: boolean
}) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${isTotal ? 'font-semibold text-lg' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatRupiah(amount)}</dd>
    </div>
  )
}

function Line({ line }: { line: CartItem }) {
  return (
    <li className="flex justify-between gap-4 py-3">
      <span>
        <span className="tabular-nums">{words.checkout.pieces(line.qty)}</span>{' '}
        {line.product_detail.product_name}
        <span className="block text-muted text-sm">{words.cart.size(line.size_name)}</span>
      </span>
      <span className="shrink-0 tabular-nums">{formatRupiah(lineTotal(line))}</span>
    </li>
  )
}

/** The lines that are kept, the notice about those that are not, and the amounts that add up to the total. */
export function SummaryLines({ summary, hasShipping }: { summary: Summary; hasShipping: boolean }) {
  const { kept, excluded } = summary
  return (
    <section>
      {excluded.length > 0 && (
        <div role="alert" className="mb-4 border border-danger p-4">
          <p>
            {kept.length === 0
              ? words.checkout.nothingKept
              : words.checkout.excluded(excluded.length)}
          </p>
          <ul className="mt-2 text-sm">
            {excluded.map((line) => (
              <li key={line.id}>
                {line.product_detail.product_name}, {words.cart.size(line.size_name)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="divide-y divide-line border-line border-y">
        {kept.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <dl className="mt-3">
        <Amount label={words.cart.subtotal} amount={summary.subtotal} />
        {summary.discount > 0 && (
          <Amount label={words.checkout.discount} amount={summary.discount} />
        )}
        {hasShipping && <Amount label={words.checkout.shipping} amount={summary.shippingCost} />}
        <Amount label={words.checkout.grandTotal} amount={summary.total} isTotal />
      </dl>
    </section>
  )
}

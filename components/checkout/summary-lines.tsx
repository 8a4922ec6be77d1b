import { Amount } from '#components/checkout/amount.tsx'
import { OrderLines } from '#components/checkout/order-lines.tsx'
import type { Summary } from '#lib/checkout/submission.ts'
import * as words from '#lib/messages/words.ts'

/** The lines that are kept, the notice about those that are not, and the amounts that add up to the total. */
export function SummaryLines({ summary, hasShipping }: { summary: Summary; hasShipping: boolean }) {
  const { kept, excluded } = summary
  return (
    <section className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
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
      <OrderLines lines={kept} />
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

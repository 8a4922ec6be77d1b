import { formatRupiah } from '#lib/messages/formats.ts'
import type { Rupiah } from '#lib/rules/money.ts'

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

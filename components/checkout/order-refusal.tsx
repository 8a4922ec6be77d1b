import { formatRupiah } from '#lib/messages/formats.ts'
import * as messages from '#lib/messages/messages.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'

/** Why an order sent from the summary was refused. */
export interface Refusal {
  /** The backend's message. */
  message: string
  /** Whole rupiah that the shopper agreed to. */
  agreed: number
}

/** Shows why the order was refused, and the old and new total when they differ. */
export function OrderRefusal({ refusal, total }: { refusal: Refusal; total: Rupiah }) {
  const { message, agreed } = refusal
  return (
    <div role="alert" className="border-danger border-l-2 py-2 pl-4 text-danger">
      <p>{message}</p>
      {agreed !== total && (
        <p>{messages.checkout.totalChanged(formatRupiah(rupiah(agreed)), formatRupiah(total))}</p>
      )}
    </div>
  )
}

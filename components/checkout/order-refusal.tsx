import * as words from '#lib/messages/words.ts'
import { formatRupiah, type Rupiah, rupiah } from '#lib/rules/money.ts'

/** Why an order was refused that was sent from the summary. */
export interface Refusal {
  /** In the backend's words. */
  message: string
  /** Whole rupiah that the shopper agreed to. */
  agreed: number
}

/** Says at the summary why its order was refused, and what another total was before and is now. */
export function OrderRefusal({ refusal, total }: { refusal: Refusal; total: Rupiah }) {
  const { message, agreed } = refusal
  return (
    <div role="alert" className="border-danger border-l-2 py-2 pl-4 text-danger">
      <p>{message}</p>
      {agreed !== total && (
        <p>{words.checkout.totalChanged(formatRupiah(rupiah(agreed)), formatRupiah(total))}</p>
      )}
    </div>
  )
}

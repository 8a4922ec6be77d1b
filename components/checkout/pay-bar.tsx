import { Button } from '#components/ui/button.tsx'
import { payWords } from '#lib/checkout/pay-words.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { type Rupiah, rupiah } from '#lib/rules/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'

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
        <p>{checkoutMessages.totalChanged(formatRupiah(rupiah(agreed)), formatRupiah(total))}</p>
      )}
    </div>
  )
}

/** The id of the form that the button submits. */
export const payFormId = 'pay-form'

/** 'Go To Payment'; on phones a sticky bar with the total. */
export function PayBar({ total, isPossible }: { total: Rupiah; isPossible: boolean }) {
  return (
    <div className="sticky-bar max-lg:-mx-4 flex items-center gap-4 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:py-3">
      <p aria-hidden="true" className="flex-1 lg:hidden">
        <span className="block text-muted text-xs">{checkoutMessages.grandTotal}</span>
        <span className="font-semibold tabular-nums">{formatRupiah(total)}</span>
      </p>
      <Button type="submit" form={payFormId} disabled={!isPossible} className="lg:w-full">
        {payWords(total).button}
      </Button>
    </div>
  )
}

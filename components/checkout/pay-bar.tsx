import { Button } from '#components/ui/button.tsx'
import { formatRupiah } from '#lib/messages/formats.ts'
import * as messages from '#lib/messages/messages.ts'
import type { Rupiah } from '#lib/rules/money.ts'

/** The id of the form that the button submits. */
export const payFormId = 'pay-form'

/** 'Go To Payment'; on phones a sticky bar with the total. */
export function PayBar({ total, isPossible }: { total: Rupiah; isPossible: boolean }) {
  return (
    <div className="sticky-bar max-lg:-mx-4 flex items-center gap-4 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:py-3">
      <p aria-hidden="true" className="flex-1 lg:hidden">
        <span className="block text-muted text-xs">{messages.checkout.grandTotal}</span>
        <span className="font-semibold tabular-nums">{formatRupiah(total)}</span>
      </p>
      <Button type="submit" form={payFormId} disabled={!isPossible} className="lg:w-full">
        {messages.checkout.goToPayment}
      </Button>
    </div>
  )
}

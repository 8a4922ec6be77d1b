import { brand } from '#brand/company.ts'
import { buttonStyle } from '#components/ui/button.tsx'
import { formatRupiah } from '#lib/messages/formats.ts'
import { rupiah } from '#lib/rules/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

interface BillDiffersProps {
  /** Whole rupiah that the shopper agreed to. */
  agreed: number
  /** Whole rupiah of the bill. */
  billed: number
  /** The order number, for the shopper to quote. */
  number: string
}

/** A bill whose amount differs from what the shopper agreed to: shows both amounts and does not go to the payment provider. */
export function BillDiffers({ agreed, billed, number }: BillDiffersProps) {
  return (
    <section className="flex flex-col items-start gap-4 border-danger border-l-2 py-2 pl-4">
      <h2 className="text-2xl">{checkoutMessages.billTitle}</h2>
      <p role="alert">
        {checkoutMessages.billDiffers(formatRupiah(rupiah(agreed)), formatRupiah(rupiah(billed)))}
      </p>
      <p className="font-semibold">{paymentMessages.orderNumber(number)}</p>
      <a href={`mailto:${brand.email}`} className={buttonStyle('secondary')}>
        {paymentMessages.contact}
      </a>
    </section>
  )
}

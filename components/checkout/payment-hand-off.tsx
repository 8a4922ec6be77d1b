'use client'

import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import type { WayToProvider } from '@etalase/contract/rules/payment/hand-off.ts'
import { useEffect, useRef } from 'react'
import { brand } from '#brand/company.ts'
import { ToProvider } from '#components/payment/to-provider.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { payWords } from '#lib/checkout/pay-words.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

interface BillDiffersProps {
  /** The total that the shopper agreed to, in whole rupiah. */
  agreed: number
  /** The bill's total, in whole rupiah. */
  billed: number
  /** The order number, which the shopper can quote. */
  number: string
}

/** A bill whose amount differs from the agreed total: shows both amounts and doesn't go to the payment provider. */
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

interface PaymentHandOffProps {
  way: WayToProvider
  /** Whole rupiah. */
  total: number
  /** How the order is paid, if not through the provider. */
  paymentWay?: PaymentWay | undefined
  paymentUrl: string
}

/** Sends the shopper to the payment provider automatically. The button is a fallback (spec §3). */
export function PaymentHandOff({ way, total, paymentWay, paymentUrl }: PaymentHandOffProps) {
  const words = payWords(total, paymentWay)
  const form = useRef<HTMLFormElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    form.current?.submit()
    link.current?.click()
  }, [])
  return (
    <ToProvider
      way={way}
      paymentUrl={paymentUrl}
      label={words.handOffButton}
      className="flex flex-col gap-4"
      formRef={form}
      linkRef={link}
      above={<p role="status">{words.handOff}</p>}
    />
  )
}

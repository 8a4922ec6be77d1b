'use client'

import { useEffect, useRef } from 'react'
import { PaymentFields } from '#components/payment/payment-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import type { PaymentForm } from '#lib/contract/payment.ts'
import * as words from '#lib/messages/words.ts'

interface PaymentHandOffProps {
  form: PaymentForm
  paymentUrl: string
}

/** The hidden form to the payment provider, submitted automatically; the button is a fallback (spec §3). */
export function PaymentHandOff({ form, paymentUrl }: PaymentHandOffProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.submit(), [])
  return (
    <form ref={element} method="post" action={paymentUrl} className="flex flex-col gap-4">
      <PaymentFields form={form} />
      <p role="status">{words.checkout.handOff}</p>
      <Button type="submit">{words.checkout.handOffButton}</Button>
    </form>
  )
}

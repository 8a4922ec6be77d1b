'use client'

import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { PaymentForm } from '#lib/contract/payment.ts'
import * as words from '#lib/messages/words.ts'

interface PaymentHandOffProps {
  form: PaymentForm
  paymentUrl: string
}

/** The hidden form to the payment provider, sent by itself; the button is for when that fails (spec §3). */
export function PaymentHandOff({ form, paymentUrl }: PaymentHandOffProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.submit(), [])
  return (
    <form ref={element} method="post" action={paymentUrl} className="flex flex-col gap-4">
      {Object.entries(form).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="display_cust" value="true" />
      <input type="hidden" name="term_condition" value="1" />
      <p role="status">{words.checkout.handOff}</p>
      <Button type="submit">{words.checkout.handOffButton}</Button>
    </form>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { ToProvider } from '#components/payment/to-provider.tsx'
import * as messages from '#lib/messages/messages.ts'
import type { WayToProvider } from '#lib/rules/payment/hand-off.ts'

interface PaymentHandOffProps {
  way: WayToProvider
  paymentUrl: string
}

/** The way to the payment provider, taken automatically; the button is a fallback (spec §3). */
export function PaymentHandOff({ way, paymentUrl }: PaymentHandOffProps) {
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
      label={messages.checkout.handOffButton}
      className="flex flex-col gap-4"
      formRef={form}
      linkRef={link}
      above={<p role="status">{messages.checkout.handOff}</p>}
    />
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { ToProvider } from '#components/payment/to-provider.tsx'
import { payWords } from '#lib/checkout/pay-words.ts'
import type { WayToProvider } from '#lib/rules/payment/hand-off.ts'

interface PaymentHandOffProps {
  way: WayToProvider
  /** Whole rupiah. */
  total: number
  paymentUrl: string
}

/** The way to the payment provider, taken automatically; the button is a fallback (spec §3). */
export function PaymentHandOff({ way, total, paymentUrl }: PaymentHandOffProps) {
  const words = payWords(total)
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

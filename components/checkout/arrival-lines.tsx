'use client'

import { useNow } from '#components/checkout/use-now.ts'
import * as words from '#lib/messages/words.ts'
import { arrivalOf } from '#lib/rules/arrival.ts'
import { normaliseEtd } from '#lib/rules/etd.ts'
import type { TimeZone } from '#lib/rules/time-zone.ts'

interface ArrivalLinesProps {
  /** The courier's code of the tier. */
  service: string
  /** The courier's days, in its own format. */
  etd: string
  /** The zone of the destination. */
  zone: TimeZone
}

/** The days on which a tier arrives, and the courier's own estimate (spec §9); nothing without one. */
export function ArrivalLines({ service, etd, zone }: ArrivalLinesProps) {
  const paidAt = useNow()
  const days = normaliseEtd(etd)
  const arrival = arrivalOf({ service, etd, paidAt, zone })
  return (
    <>
      {arrival && <span className="block text-ink">{words.arrival.full(arrival)}</span>}
      {days && <span className="block">{words.checkout.etd(days)}</span>}
    </>
  )
}

/** Until when the order is to be paid for these days. */
export function PayBefore({ service, etd, zone }: ArrivalLinesProps) {
  const paidAt = useNow()
  const arrival = arrivalOf({ service, etd, paidAt, zone })
  if (!arrival) return null
  return (
    <p className="text-muted text-sm">
      {words.checkout.daysHold(words.arrival.payBefore(arrival))}
    </p>
  )
}

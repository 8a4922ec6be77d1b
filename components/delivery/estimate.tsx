'use client'

import { arrivalOf } from '@etalase/contract/rules/arrival.ts'
import { etdText } from '@etalase/contract/rules/etd.ts'
import { pickupReady } from '@etalase/contract/rules/pickup-ready.ts'
import type { TimeZone } from '@etalase/contract/rules/time-zone.ts'
import { useEffect, useState } from 'react'
import { arrivalMessages } from '#messages/arrival.ts'
import { checkoutMessages } from '#messages/checkout.ts'

const tickMs = 60_000

/** Returns the current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** When an order that is paid now can be picked up; the same in every store. */
export const PickupReadyLine = () => (
  <span className="block text-ink">{arrivalMessages.ready(pickupReady(useNow()))}</span>
)

interface ArrivalLinesProps {
  /** The courier's code for the tier. */
  service: string
  /** The courier's delivery days, in its own format. */
  etd: string
  /** The time zone of the destination. */
  zone: TimeZone
}

/** The days on which a tier arrives, and the courier's own estimate (spec §9). Renders nothing without an estimate. */
export function ArrivalLines({ service, etd, zone }: ArrivalLinesProps) {
  const paidAt = useNow()
  const days = etdText(etd)
  const arrival = arrivalOf({ service, etd, paidAt, zone })
  return (
    <>
      {arrival && <span className="block text-ink">{arrivalMessages.full(arrival)}</span>}
      {days && <span className="block">{checkoutMessages.etd(days)}</span>}
    </>
  )
}

/** The time to pay by for these days to hold. */
export function PayBefore({ service, etd, zone }: ArrivalLinesProps) {
  const paidAt = useNow()
  const arrival = arrivalOf({ service, etd, paidAt, zone })
  if (!arrival) return null
  return (
    <p className="text-muted text-sm">
      {checkoutMessages.daysHold(arrivalMessages.payBefore(arrival))}
    </p>
  )
}

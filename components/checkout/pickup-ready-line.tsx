'use client'

import { useNow } from '#components/checkout/use-now.ts'
import * as words from '#lib/messages/words.ts'
import { pickupReady } from '#lib/rules/pickup-ready.ts'

/** From when an order that is paid now can be picked up; the same in every store. */
export const PickupReadyLine = () => (
  <span className="block text-ink">{words.arrival.ready(pickupReady(useNow()))}</span>
)

'use client'

import { AvailableShops } from '#components/checkout/available-shops.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import * as words from '#lib/messages/words.ts'

/** The hub that sends the order (spec §4). */
export function HubStep({ dispatch }: StepProps) {
  return (
    <AvailableShops
      text={words.checkout.hubText}
      regionsOf={(availability) => availability.available_stores_by_region_online}
      dispatch={dispatch}
    />
  )
}

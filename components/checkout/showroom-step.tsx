'use client'

import { AvailableShops } from '#components/checkout/available-shops.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import * as words from '#lib/messages/words.ts'

/** The store where the order is picked up; choosing one goes straight to the summary (spec §4). */
export function ShowroomStep({ dispatch }: StepProps) {
  return (
    <AvailableShops
      text={words.checkout.showroomText}
      regionsOf={(availability) => availability.available_stores_by_region}
      dispatch={dispatch}
    />
  )
}

'use client'

import { ShopChoice } from '#components/checkout/shop-choice.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { Icon } from '#components/ui/icon.tsx'
import * as words from '#lib/messages/words.ts'

/** Chooses the pickup store, by region; the choice goes straight to the summary (spec §4). */
export function ShowroomStep(step: StepProps) {
  return (
    <ShopChoice
      {...step}
      text={words.checkout.showroomText}
      groupsOf={({ available_stores_by_region }) =>
        available_stores_by_region.map(({ id, region_name, showrooms }) => ({
          id,
          title: region_name,
          showrooms,
        }))
      }
      frame={({ id, title, showrooms }, index, shops) => (
        <details key={id} open={index === 0} className="group border-line border-t last:border-b">
          <summary className="flex min-h-14 list-none items-center gap-4 py-2">
            <h3 className="flex-1 font-sans font-semibold">{title}</h3>
            <span className="text-muted text-sm">{words.checkout.storesIn(showrooms.length)}</span>
            <span
              aria-hidden="true"
              className="rotate-90 transition-transform duration-150 group-open:-rotate-90"
            >
              <Icon name="chevron" />
            </span>
          </summary>
          <div className="pb-6">{shops}</div>
        </details>
      )}
    />
  )
}

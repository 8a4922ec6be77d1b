'use client'

import { ShopChoice } from '#components/checkout/shop-choice.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination } from '#components/checkout/use-destination.ts'
import { useProvincePosition } from '#components/checkout/use-province-position.ts'
import { Loading } from '#components/ui/query-state.tsx'
import { hubsByStock } from '#lib/checkout/hubs-by-stock.ts'
import * as words from '#lib/messages/words.ts'
import { proximities, proximityOf } from '#lib/rules/proximity.ts'

/** Chooses the hub that sends the order: hubs with all items first, the nearest of them on top (spec §4). */
export function HubStep(step: StepProps) {
  const destination = useDestination(step.state)
  const position = useProvincePosition(destination.province_id)
  if (destination.subdistrictId === null || position === undefined) return <Loading />
  return (
    <ShopChoice
      {...step}
      text={words.checkout.hubText}
      groupsOf={(availability) => {
        const { whole, part } = hubsByStock(availability, step.cart, { ...destination, position })
        const near = proximities.map((nearness) => ({
          id: nearness,
          title: words.checkout.nearness[nearness],
          showrooms: whole.filter((hub) => proximityOf(hub, destination) === nearness),
        }))
        return [...near, { id: 'part', title: words.checkout.hasSome, showrooms: part }]
      }}
      frame={({ id, title }, _, shops) => (
        <section key={id} className="mb-8">
          <h3 className="mb-3 font-sans font-semibold text-muted">{title}</h3>
          {shops}
        </section>
      )}
    />
  )
}

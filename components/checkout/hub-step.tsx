'use client'

import { Loading } from '#components/checkout/query-state.tsx'
import { ShopChoice } from '#components/checkout/shop-choice.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useDestination } from '#components/checkout/use-destination.ts'
import * as words from '#lib/messages/words.ts'
import { nearnesses, nearnessOf } from '#lib/rules/nearness.ts'

/** The hub that sends the order, the nearest ones first (spec §4). */
export function HubStep(step: StepProps) {
  const destination = useDestination(step.state)
  if (destination.subdistrictId === null) return <Loading />
  return (
    <ShopChoice
      {...step}
      text={words.checkout.hubText}
      groupsOf={({ available_stores_online }) =>
        nearnesses.map((nearness) => ({
          id: nearness,
          title: words.checkout.nearness[nearness],
          showrooms: available_stores_online.filter(
            (hub) => nearnessOf(hub, destination) === nearness,
          ),
        }))
      }
      frame={({ id, title }, _, shops) => (
        <section key={id} className="mb-8">
          <h3 className="mb-3 font-sans font-semibold text-muted">{title}</h3>
          {shops}
        </section>
      )}
    />
  )
}

'use client'

import { ShopChoice } from '#components/checkout/shop-choice.tsx'
import { ShopFold } from '#components/checkout/shop-fold.tsx'
import { StoreOption } from '#components/checkout/store-option.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useProvincePosition } from '#components/checkout/use-province-position.ts'
import { Loading } from '#components/ui/query-state.tsx'
import { stockOf } from '#lib/checkout/hubs-by-stock.ts'
import { regionsByProximity } from '#lib/checkout/regions-by-proximity.ts'
import * as words from '#lib/messages/words.ts'

/**
 * Chooses the pickup store, by region, the nearest to a chosen delivery area first; the choice goes straight to
 * the summary (spec §4).
 */
export function ShowroomStep(step: StepProps) {
  const { cityId, provinceId } = step.state.address
  const position = useProvincePosition(provinceId)
  if (position === undefined) return <Loading />
  const near = { city_id: cityId, province_id: provinceId, position }
  return (
    <ShopChoice
      {...step}
      text={words.checkout.showroomText}
      shopsOf={({ available_stores_by_region }) =>
        available_stores_by_region.flatMap(({ showrooms }) => showrooms)
      }
    >
      {({ availability, ...offer }) =>
        regionsByProximity(availability.available_stores_by_region, near).map(
          ({ id, region_name, showrooms }, index) => (
            <ShopFold key={id} title={region_name} count={showrooms.length} isOpen={index === 0}>
              <ul className="flex flex-col gap-3">
                {showrooms.map((showroom) => (
                  <li key={showroom.id}>
                    <StoreOption {...offer} store={stockOf(showroom, availability, step.cart)} />
                  </li>
                ))}
              </ul>
            </ShopFold>
          ),
        )
      }
    </ShopChoice>
  )
}

'use client'

import { OptionButton } from '#components/checkout/option-button.tsx'
import type { Showroom, ShowroomRegion } from '#lib/contract/store.ts'

interface ShopListProps {
  regions: ShowroomRegion[]
  onChoose: (showroom: Showroom) => void
  isBusy: boolean
}

/** Shops to choose from, under their regions. */
export function ShopList({ regions, onChoose, isBusy }: ShopListProps) {
  return (
    <div className="flex flex-col gap-8">
      {regions.map((region) => (
        <section key={region.id}>
          <h3 className="mb-3 font-sans font-semibold text-muted">{region.region_name}</h3>
          <ul className="flex flex-col gap-3">
            {region.showrooms.map((showroom) => (
              <li key={showroom.id}>
                <OptionButton
                  title={showroom.showroom_name}
                  onClick={() => onChoose(showroom)}
                  disabled={isBusy}
                >
                  {showroom.address2}, {showroom.address3}
                </OptionButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

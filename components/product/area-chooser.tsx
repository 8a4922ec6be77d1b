'use client'

import { zoneOfProvince } from '@etalase/contract/rules/time-zone.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AreaFields } from '#components/address/area-fields.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { provincesQuery, subdistrictsQuery } from '#lib/api/queries/areas.ts'
import { keepMyArea, type MyArea } from '#lib/browser/my-area.ts'
import type { DeliveryArea } from '#lib/checkout/destination.ts'
import { saveDeliveryArea } from '#lib/checkout/stored-checkout.ts'

const noArea = { provinceId: null, cityId: null, subdistrictId: null }

interface AreaChooserProps {
  onChoose: (area: MyArea) => void
}

/** Asks for the delivery area. It is stored in this browser, and cart and checkout start with it. */
export function AreaChooser(props: AreaChooserProps) {
  return (
    <QueryProvider>
      <AreaQuestion {...props} />
    </QueryProvider>
  )
}

function AreaQuestion({ onChoose }: AreaChooserProps) {
  const [area, setArea] = useState<DeliveryArea>(noArea)
  const { provinceId, cityId, subdistrictId } = area
  const { data: provinces } = useQuery(provincesQuery())
  const { data: subdistricts } = useQuery(subdistrictsQuery(cityId))
  const province = provinces?.find(({ id }) => id === provinceId)
  const subdistrict = subdistricts?.find(({ id }) => id === subdistrictId)
  useEffect(() => {
    if (!province || !subdistrict) return
    const chosen: MyArea = {
      subdistrictId: subdistrict.id,
      name: subdistrict.subdistrict_name,
      zone: zoneOfProvince(province.province_name),
    }
    keepMyArea(chosen)
    saveDeliveryArea(area)
    onChoose(chosen)
  }, [area, province, subdistrict, onChoose])
  return (
    <div className="my-3 flex flex-col gap-4 border border-line bg-surface p-4">
      <AreaFields
        address={area}
        edit={(change) => setArea((before) => ({ ...before, ...change }))}
        problemOf={() => undefined}
      />
    </div>
  )
}

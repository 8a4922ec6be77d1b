'use client'

import type { AreaLists, FoundArea } from '@etalase/contract/area.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AreaFinder } from '#components/address/area-finder.tsx'
import { PlaceFields } from '#components/address/place-fields.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { citiesQuery, provincesQuery, subdistrictsQuery } from '#lib/api/queries/areas.ts'
import type { DeliveryArea } from '#lib/checkout/destination.ts'
import { fieldIds } from '#lib/checkout/destination.ts'
import { errorsMessages } from '#messages/errors.ts'

interface AreaFieldsProps {
  address: DeliveryArea
  edit: (change: Partial<DeliveryArea>) => void
  /** Called with the found area's postal code, if known. */
  onPostalCode?: ((postalCode: string) => void) | undefined
  problemOf: (field: keyof DeliveryArea) => string | undefined
  /** The initially selected area, with its names. */
  initialArea?: FoundArea | undefined
  /** The initial options. */
  initialLists?: AreaLists | undefined
  /** Whether the form is posted to get the next list, without scripts. */
  isPosted?: boolean | undefined
}

/** Returns the queries of the three lists, starting with the page's data. */
function useAreaLists({ provinceId, cityId }: DeliveryArea, lists: AreaLists | undefined) {
  const [first] = useState({ provinceId, cityId })
  const cities = first.provinceId === provinceId ? lists?.cities : undefined
  const subdistricts = first.cityId === cityId ? lists?.subdistricts : undefined
  return {
    provinces: useQuery({ ...provincesQuery(), initialData: lists?.provinces }),
    cities: useQuery({ ...citiesQuery(provinceId), initialData: cities }),
    subdistricts: useQuery({ ...subdistrictsQuery(cityId), initialData: subdistricts }),
  }
}

/** Returns the chosen option as a list of one, shown until the list has loaded. */
const alone = <One extends { id: number }>(one: One | undefined, id: number | null) =>
  one && one.id === id ? [one] : undefined

/** Province, city and sub-district, each enabled by the previous one (spec §5, Selectors), and a search field that fills in all three. */
export function AreaFields(props: AreaFieldsProps) {
  const { address, edit, onPostalCode, problemOf, initialArea, initialLists, isPosted } = props
  const [area, setArea] = useState(initialArea)
  const { provinces, cities, subdistricts } = useAreaLists(address, initialLists)
  const failed = [provinces, cities, subdistricts].find((query) => query.isError)
  const fillIn = (found: FoundArea) => {
    setArea(found)
    edit({ provinceId: found.province.id, cityId: found.city.id, subdistrictId: found.id })
    if (found.postal_code) onPostalCode?.(found.postal_code)
  }
  return (
    <>
      <div className="needs-script sm:col-span-2">
        <AreaFinder id={fieldIds.finder} onFound={fillIn} />
      </div>
      <PlaceFields
        area={address}
        lists={{
          provinces: provinces.data ?? alone(area?.province, address.provinceId),
          cities: cities.data ?? alone(area?.city, address.cityId),
          subdistricts: subdistricts.data ?? alone(area, address.subdistrictId),
        }}
        problemOf={problemOf}
        onChoose={edit}
        isPosted={isPosted}
      />
      {failed && (
        <div className="sm:col-span-2">
          <ErrorState
            title={errorMessage(failed.error)}
            retry={errorsMessages.retry}
            onRetry={() => failed.refetch()}
          />
        </div>
      )}
    </>
  )
}

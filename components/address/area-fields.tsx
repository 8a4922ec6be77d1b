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
  /** Gets the postal code of a found area, where it is known. */
  onPostalCode?: ((postalCode: string) => void) | undefined
  problemOf: (field: keyof DeliveryArea) => string | undefined
  /** The area that is selected at the start, with its names. */
  initialArea?: FoundArea | undefined
  /** What can be chosen at the start. */
  initialLists?: AreaLists | undefined
  /** Whether its form is posted for the next list, without scripts. */
  isPosted?: boolean | undefined
}

/** The queries of the lists, which begin with those of the page. */
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

/** The chosen option, alone in its list until the list has loaded. */
const alone = <One extends { id: number }>(one: One | undefined, id: number | null) =>
  one && one.id === id ? [one] : undefined

/** Province, city and sub-district, each enabled by the one before (spec §5, Selectors), and a search field that fills in all three. */
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

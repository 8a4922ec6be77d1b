'use client'

import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { AreaFinder } from '#components/address/area-finder.tsx'
import { fieldIds } from '#components/address/field-ids.ts'
import { ErrorState } from '#components/ui/error-state.tsx'
import { SelectField } from '#components/ui/field.tsx'
import { errorWords } from '#lib/api/error-words.ts'
import { citiesQuery, provincesQuery, subdistrictsQuery } from '#lib/api/queries/areas.ts'
import type { City, FoundArea, Province, Subdistrict } from '#lib/contract/area.ts'
import * as words from '#lib/messages/words.ts'
import type { GuestAddress } from '#lib/rules/guest-address.ts'

interface AreaOption {
  id: number
  label: string
}

const provinceOption = ({ id, province_name: label }: Province): AreaOption => ({ id, label })
const cityOption = ({ id, type, city_name }: City): AreaOption => ({
  id,
  label: `${type} ${city_name}`,
})
const subdistrictOption = ({ id, subdistrict_name: label }: Subdistrict): AreaOption => ({
  id,
  label,
})

interface AreaSelectProps {
  id: string
  label: string
  autoComplete: string
  problem: string | undefined
  value: number | null
  /** undefined while they load, or while the level above is not chosen. */
  options: AreaOption[] | undefined
  /** The selected option, shown before the options have loaded. */
  selected: AreaOption | undefined
  onChange: (id: number | null) => void
}

function AreaSelect({ options, selected, value, onChange, ...field }: AreaSelectProps) {
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    onChange(Number(event.target.value) || null)
  const shown = options ?? (selected && selected.id === value ? [selected] : undefined)
  return (
    <SelectField {...field} value={value ?? ''} onChange={choose} disabled={!shown} required>
      <option value="">{words.address.choose}</option>
      {shown?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

type Area = Pick<GuestAddress, 'provinceId' | 'cityId' | 'subdistrictId'>

interface AreaFieldsProps {
  address: Area
  edit: (change: Partial<Area>) => void
  /** Gets the postal code of a found area, where it is known. */
  onPostalCode?: ((postalCode: string) => void) | undefined
  problemOf: (field: keyof Area) => string | undefined
  /** The area that is selected at the start, with its names. */
  initialArea?: FoundArea | undefined
}

/** Province, city and sub-district, each enabled by the one before (spec §5, Selectors), and a search field that fills in all three. */
export function AreaFields(props: AreaFieldsProps) {
  const { address, edit, onPostalCode, problemOf, initialArea } = props
  const [area, setArea] = useState(initialArea)
  const provinces = useQuery(provincesQuery())
  const cities = useQuery(citiesQuery(address.provinceId))
  const subdistricts = useQuery(subdistrictsQuery(address.cityId))
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
      <AreaSelect
        id={fieldIds.provinceId}
        label={words.address.province}
        autoComplete="shipping address-level1"
        problem={problemOf('provinceId')}
        value={address.provinceId}
        options={provinces.data?.map(provinceOption)}
        selected={area && provinceOption(area.province)}
        onChange={(provinceId) => edit({ provinceId, cityId: null, subdistrictId: null })}
      />
      <AreaSelect
        id={fieldIds.cityId}
        label={words.address.city}
        autoComplete="shipping address-level2"
        problem={problemOf('cityId')}
        value={address.cityId}
        options={cities.data?.map(cityOption)}
        selected={area && cityOption(area.city)}
        onChange={(cityId) => edit({ cityId, subdistrictId: null })}
      />
      <AreaSelect
        id={fieldIds.subdistrictId}
        label={words.address.subdistrict}
        autoComplete="shipping address-level3"
        problem={problemOf('subdistrictId')}
        value={address.subdistrictId}
        options={subdistricts.data?.map(subdistrictOption)}
        selected={area && subdistrictOption(area)}
        onChange={(subdistrictId) => edit({ subdistrictId })}
      />
      {failed && (
        <div className="sm:col-span-2">
          <ErrorState
            title={errorWords(failed.error)}
            retry={words.errors.retry}
            onRetry={() => failed.refetch()}
          />
        </div>
      )}
    </>
  )
}

'use client'

import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { Failed } from '#components/checkout/query-state.tsx'
import { SelectField } from '#components/ui/field.tsx'
import {
  citiesQuery,
  provincesQuery,
  subdistrictsQuery,
} from '#lib/api/queries/checkout-queries.ts'
import { errorWords } from '#lib/messages/error-words.ts'
import * as words from '#lib/messages/words.ts'
import type { GuestAddress } from '#lib/rules/guest-address.ts'

interface AreaFieldsProps {
  address: GuestAddress
  edit: (change: Partial<GuestAddress>) => void
  problemOf: (field: keyof GuestAddress) => string | undefined
  ids: Readonly<Record<keyof GuestAddress, string>>
}

interface AreaSelectProps {
  id: string
  label: string
  problem: string | undefined
  value: number | null
  options: { id: number; label: string }[] | undefined
  onChange: (id: number | null) => void
}

function AreaSelect({ options, value, onChange, ...field }: AreaSelectProps) {
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    onChange(Number(event.target.value) || null)
  return (
    <SelectField {...field} value={value ?? ''} onChange={choose} disabled={!options} required>
      <option value="">{words.checkout.choose}</option>
      {options?.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** Province, city and sub-district; each waits for the one above it (spec §5, Selectors). */
export function AreaFields({ address, edit, problemOf, ids }: AreaFieldsProps) {
  const provinces = useQuery(provincesQuery())
  const cities = useQuery(citiesQuery(address.provinceId))
  const subdistricts = useQuery(subdistrictsQuery(address.cityId))
  const failed = [provinces, cities, subdistricts].find((query) => query.isError)
  return (
    <>
      <AreaSelect
        id={ids.provinceId}
        label={words.checkout.province}
        problem={problemOf('provinceId')}
        value={address.provinceId}
        options={provinces.data?.map(({ id, province_name }) => ({ id, label: province_name }))}
        onChange={(provinceId) => edit({ provinceId, cityId: null, subdistrictId: null })}
      />
      <AreaSelect
        id={ids.cityId}
        label={words.checkout.city}
        problem={problemOf('cityId')}
        value={address.cityId}
        options={cities.data?.map(({ id, type, city_name }) => ({
          id,
          label: `${type} ${city_name}`,
        }))}
        onChange={(cityId) => edit({ cityId, subdistrictId: null })}
      />
      <AreaSelect
        id={ids.subdistrictId}
        label={words.checkout.subdistrict}
        problem={problemOf('subdistrictId')}
        value={address.subdistrictId}
        options={subdistricts.data?.map(({ id, subdistrict_name }) => ({
          id,
          label: subdistrict_name,
        }))}
        onChange={(subdistrictId) => edit({ subdistrictId })}
      />
      {failed && <Failed message={errorWords(failed.error)} onRetry={() => failed.refetch()} />}
    </>
  )
}

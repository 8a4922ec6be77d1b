'use client'

import type { FoundArea } from '@etalase/contract/area.ts'
import { areaSearch } from '@etalase/contract/rules/area-search.ts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { Combobox } from '#components/ui/combobox.tsx'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { areaSearchQuery } from '#lib/api/queries/areas.ts'
import { addressMessages } from '#messages/address.ts'

/** Shorter texts match too many names. */
const minSearchLength = 2

/** Delay between typing and the request, in milliseconds. */
const debounceMs = 200

const placeOf = ({ city, province }: FoundArea) =>
  `${city.type} ${city.city_name}, ${province.province_name}`

/** Returns a found area's name, starting with the matching village if there is one. */
const nameOf = ({ subdistrict_name, village_name }: FoundArea) =>
  village_name ? `${village_name}, ${subdistrict_name}` : subdistrict_name

const visible = (text: string) => ({ text, isShown: true })
const screenReaderOnly = (text: string) => ({ text, isShown: false })

interface AreaFinderProps {
  id: string
  onFound: (area: FoundArea) => void
}

/** Finds a sub-district by name, with its city and province. Optional: the lists below work without it. */
export function AreaFinder({ id, onFound }: AreaFinderProps) {
  const [text, setText] = useState('')
  const [filledIn, setFilledIn] = useState('')
  useLayoutEffect(
    () => () => {
      setText('')
      setFilledIn('')
    },
    [],
  )
  const typed = areaSearch(text)
  const search = useDebounced(typed, debounceMs)
  const isLongEnough = typed.length >= minSearchLength
  const query = useQuery(areaSearchQuery(search.length >= minSearchLength ? search : null))
  const areas = isLongEnough && query.data ? query.data : []

  const status = () => {
    if (!isLongEnough) return screenReaderOnly(filledIn && addressMessages.filledIn(filledIn))
    if (query.isError) return visible(addressMessages.finderFailed)
    if (query.isFetching || search !== typed) return screenReaderOnly('')
    if (areas.length > 0) return screenReaderOnly(addressMessages.found(areas.length))
    return visible(addressMessages.foundNothing(search))
  }
  const choose = (areaId: number) => {
    const area = areas.find((one) => one.id === areaId)
    if (!area) return
    setText('')
    setFilledIn(`${area.subdistrict_name}, ${placeOf(area)}`)
    onFound(area)
  }
  return (
    <Combobox
      id={id}
      label={addressMessages.finder}
      hint={addressMessages.finderHint}
      text={text}
      onText={setText}
      options={areas.map((area) => ({
        id: area.id,
        label: nameOf(area),
        hint: placeOf(area),
      }))}
      listLabel={addressMessages.places}
      status={status()}
      onChoose={choose}
    />
  )
}

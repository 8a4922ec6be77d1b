'use client'

import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { Combobox } from '#components/ui/combobox.tsx'
import { useSettled } from '#components/ui/use-settled.ts'
import { areaSearchQuery } from '#lib/api/queries/area-queries.ts'
import type { FoundArea } from '#lib/contract/area.ts'
import * as words from '#lib/messages/words.ts'

/** Shorter texts are in too many names. */
const shortestSearch = 2

/** The pause in which a word is finished, in milliseconds. */
const restMs = 200

const placeOf = ({ city, province }: FoundArea) =>
  `${city.type} ${city.city_name}, ${province.province_name}`

const shown = (text: string) => ({ text, isShown: true })
const unseen = (text: string) => ({ text, isShown: false })

interface AreaFinderProps {
  id: string
  onFound: (area: FoundArea) => void
}

/** Finds a sub-district by its name, with city and province. The lists below do without it. */
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
  const typed = text.trim()
  const search = useSettled(typed, restMs)
  const isAsked = typed.length >= shortestSearch
  const query = useQuery(areaSearchQuery(search.length >= shortestSearch ? search : null))
  const areas = isAsked && query.data ? query.data : []

  const status = () => {
    if (!isAsked) return unseen(filledIn && words.address.filledIn(filledIn))
    if (query.isError) return shown(words.address.finderFailed)
    if (query.isFetching || search !== typed) return unseen('')
    if (areas.length > 0) return unseen(words.address.found(areas.length))
    return shown(words.address.foundNothing(search))
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
      label={words.address.finder}
      hint={words.address.finderHint}
      text={text}
      onText={setText}
      options={areas.map((area) => ({
        id: area.id,
        label: area.subdistrict_name,
        hint: placeOf(area),
      }))}
      listLabel={words.address.places}
      status={status()}
      onChoose={choose}
    />
  )
}

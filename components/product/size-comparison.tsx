'use client'

import type { Measurements } from '@etalase/contract/product.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { keepOwnGarment, readOwnGarment } from '#components/product/own-garment.ts'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import {
  comparedColumns,
  type NearestSize,
  nearestSize,
  readCentimetres,
} from '#lib/rules/nearest-size.ts'
import { ownGarmentMessages } from '#messages/own-garment.ts'
import { productMessages } from '#messages/product.ts'

export interface SizeComparisonProps {
  /** The URL of the chart's drawing, which identifies the kind of garment. */
  chart: string
  measurements: Measurements
}

interface ResultProps {
  nearest: NearestSize
  columns: readonly string[]
}

/** The result. Scrolls into view above the page's fixed bar, since on a phone the form leaves no room below. */
function Result({ nearest: { size_name, differences, isClose }, columns }: ResultProps) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={result} className="scroll-mb-28">
      <p className="font-semibold">
        {isClose
          ? ownGarmentMessages.nearestSize(size_name)
          : ownGarmentMessages.noCloseSize(size_name)}
      </p>
      <ul className="mt-1">
        {differences.map(({ column, cm }) => (
          <li key={column}>{ownGarmentMessages.difference(columns[column] ?? '', cm)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Reads the measurements of a form by column; null for invalid ones. */
const readForm = (form: FormData, columns: readonly number[]) =>
  columns.map((column): [number, number | null] => [
    column,
    readCentimetres(String(form.get(String(column)) ?? '')),
  ])

const isKnown = (entry: [number, number | null]): entry is [number, number] => entry[1] !== null

/** A form for the measurements of a garment that fits, which finds the nearest size. */
export function SizeComparison({ chart, measurements }: SizeComparisonProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [kept] = useState(() => readOwnGarment(chart))
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [nearest, setNearest] = useState<NearestSize | null>(null)
  const compared = comparedColumns(measurements.columns)
  const nameOf = (column: number) => measurements.columns[column] ?? ''
  // The button that opened the form had the focus and is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const read = readForm(typed, compared)
    const known = read.filter(isKnown)
    const unknown = read.flatMap(([column, cm]) => (cm === null ? [column] : []))
    setWrong(unknown)
    setNearest(unknown.length > 0 ? null : nearestSize(new Map(known), measurements))
    const [first] = unknown
    if (first !== undefined) return document.getElementById(`${id}-${first}`)?.focus()
    const texts = known.map(([column, cm]) => [nameOf(column), String(cm)])
    keepOwnGarment({ chart, typed: Object.fromEntries(texts) })
  }
  return (
    <form
      ref={form}
      onSubmit={compare}
      noValidate
      aria-label={productMessages.compareSize}
      className="mb-4 border border-line bg-surface p-4"
    >
      <p className="mb-3 text-sm">{ownGarmentMessages.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {compared.map((column) => (
          <TextField
            key={column}
            id={`${id}-${column}`}
            name={String(column)}
            label={ownGarmentMessages.inCentimetres(nameOf(column))}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={kept[nameOf(column)]}
            problem={wrong.includes(column) ? ownGarmentMessages.wrongCentimetres : undefined}
          />
        ))}
      </div>
      <Button type="submit" variant="secondary" className="mt-4 w-full">
        {ownGarmentMessages.findSize}
      </Button>
      <div role="status" className="empty:hidden mt-4">
        {nearest && <Result nearest={nearest} columns={measurements.columns} />}
      </div>
    </form>
  )
}

'use client'

import { type FormEvent, useId, useRef, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'

interface QuantityFieldProps {
  name: string
  label: string
  /** Names of the buttons. */
  decrease: string
  increase: string
  /** How far plus goes, and what is said there. */
  limit?: number | undefined
  beyondLimit?: string
}

const onlyDigits = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  input.value = input.value.replaceAll(/\D/g, '').slice(0, 3)
}

/**
 * A quantity from 1 up, with minus and plus; minus never goes below 1 (spec §5). The browser keeps the
 * value: one typed before scripts have come stays.
 */
export function QuantityField({
  name,
  label,
  decrease,
  increase,
  limit = Number.POSITIVE_INFINITY,
  beyondLimit,
}: QuantityFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isBeyond, setBeyond] = useState(false)
  const change = (by: number) => {
    if (!input.current) return
    const wanted = Math.max(1, (Number.parseInt(input.current.value, 10) || 1) + by)
    setBeyond(wanted > limit)
    input.current.value = String(Math.min(wanted, Math.max(1, limit)))
  }
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <div className="inline-flex items-center border border-muted bg-surface">
        <IconButton
          icon="minus"
          label={decrease}
          onClick={() => change(-1)}
          className="needs-script"
        />
        <input
          ref={input}
          id={id}
          name={name}
          defaultValue="1"
          onInput={onlyDigits}
          inputMode="numeric"
          autoComplete="off"
          className="h-11 w-12 bg-transparent text-center tabular-nums"
        />
        <IconButton
          icon="plus"
          label={increase}
          onClick={() => change(1)}
          className="needs-script"
        />
      </div>
      {beyondLimit && (
        <p role="status" className="min-h-6 text-danger text-sm">
          {isBeyond && beyondLimit}
        </p>
      )}
    </div>
  )
}

'use client'

import { useId, useState } from 'react'
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

/** A quantity from 1 up, with minus and plus; minus never goes below 1 (spec §5). */
export function QuantityField({
  name,
  label,
  decrease,
  increase,
  limit,
  beyondLimit,
}: QuantityFieldProps) {
  const id = useId()
  const [qty, setQty] = useState('1')
  const [isBeyond, setBeyond] = useState(false)
  const change = (by: number) => {
    const wanted = Math.max(1, (Number.parseInt(qty, 10) || 1) + by)
    setBeyond(limit !== undefined && wanted > limit)
    setQty(String(Math.min(wanted, Math.max(1, limit ?? wanted))))
  }
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <div className="inline-flex items-center border border-muted bg-surface">
        <IconButton icon="minus" label={decrease} onClick={() => change(-1)} />
        <input
          id={id}
          name={name}
          value={qty}
          onChange={(event) => setQty(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
          inputMode="numeric"
          autoComplete="off"
          className="h-11 w-12 bg-transparent text-center tabular-nums"
        />
        <IconButton icon="plus" label={increase} onClick={() => change(1)} />
      </div>
      {beyondLimit && (
        <p role="status" className="min-h-6 text-danger text-sm">
          {isBeyond && beyondLimit}
        </p>
      )}
    </div>
  )
}

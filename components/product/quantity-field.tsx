'use client'

import { useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { words } from '#lib/messages/words.ts'

const stepStyle = 'flex size-11 items-center justify-center'

/** A quantity from 1 up, with minus and plus; minus never goes below 1 (spec §5). */
export function QuantityField() {
  const [qty, setQty] = useState('1')
  const change = (by: number) => setQty(String(Math.max(1, (Number.parseInt(qty, 10) || 1) + by)))
  return (
    <div className="mt-4">
      <label htmlFor="qty" className="mb-2 block font-semibold">
        {words.product.quantity}
      </label>
      <div className="inline-flex items-center border border-muted">
        <button
          type="button"
          className={stepStyle}
          aria-label={words.product.decrease}
          onClick={() => change(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id="qty"
          name="qty"
          value={qty}
          onChange={(event) => setQty(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
          inputMode="numeric"
          autoComplete="off"
          className="h-11 w-12 bg-transparent text-center tabular-nums"
        />
        <button
          type="button"
          className={stepStyle}
          aria-label={words.product.increase}
          onClick={() => change(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}

'use client'

import { quantityPattern, readQuantity } from '@etalase/contract/rules/cart.ts'
import { useId, useRef } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { productMessages } from '#messages/product.ts'

interface QuantityFieldProps {
  name: string
  label: string
  /** Accessible names of the buttons. */
  decrease: string
  increase: string
  /** Called when the quantity is edited. */
  onEdit?: () => void
  /** The id of the element with the problem text. */
  problemId?: string | undefined
  /** The maximum of the plus button, and the callback for exceeding it. */
  limit?: number | undefined
  onBeyond?: () => void
}

/**
 * A quantity of at least 1, with minus and plus buttons; minus never goes below 1 (spec §5). The input is uncontrolled, so a value typed
 * before hydration stays, even an invalid one.
 */
export function QuantityField({
  name,
  label,
  decrease,
  increase,
  onEdit,
  problemId,
  limit = Number.POSITIVE_INFINITY,
  onBeyond,
}: QuantityFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const change = (by: number) => {
    if (!input.current) return
    const typed = readQuantity(input.current.value)
    const wanted = typeof typed === 'number' ? Math.max(1, typed + by) : 1
    input.current.value = String(Math.min(wanted, Math.max(1, limit)))
    // Also calls onEdit, as typing does.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    if (wanted > limit) onBeyond?.()
  }
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <div className="inline-flex items-center border border-muted bg-surface has-aria-invalid:border-danger">
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
          onInput={onEdit}
          required
          pattern={quantityPattern}
          title={productMessages.quantityHint}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
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
    </div>
  )
}

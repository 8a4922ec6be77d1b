'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import type { ProductSize } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'
import { onlySize } from '#lib/rules/sizes.ts'

interface SizeChoiceProps {
  sizes: ProductSize[]
  onChoose: (size: ProductSize) => void
  /** A size that is sold out was asked for. */
  onSoldOut: () => void
  /** Where the text stands that says what is wrong with the choice. */
  problemId?: string | undefined
  /** Whether `?size=` of the page's address chooses. */
  followsAddress?: boolean
}

const box =
  'inline-flex min-h-11 min-w-12 items-center justify-center border border-muted px-3 peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2'
const soldOutBox = 'border-line text-muted line-through'

/** Chooses the size that the address asks for, where nothing has been chosen yet. */
function followAddress(fieldset: HTMLFieldSetElement): void {
  const code = new URLSearchParams(window.location.search).get('size')
  if (!code || fieldset.querySelector(':checked')) return
  const asked = fieldset.querySelector<HTMLInputElement>(
    `input[value="${CSS.escape(code)}"]:not([aria-disabled=true])`,
  )
  if (asked) asked.checked = true
}

/**
 * The sizes as radio buttons. One that is sold out stays within reach, so that keyboard and screen
 * reader meet it too, but cannot be chosen and says why (spec §4). The browser keeps the choice: one
 * made before scripts have come stays.
 */
export function SizeChoice({
  sizes,
  onChoose,
  onSoldOut,
  problemId,
  followsAddress,
}: SizeChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const only = onlySize(sizes)
  useEffect(() => {
    if (followsAddress && fieldset.current) followAddress(fieldset.current)
  }, [followsAddress])
  const ask = (event: MouseEvent, size: ProductSize) => {
    if (size.is_available) {
      onChoose(size)
    } else {
      event.preventDefault()
      onSoldOut()
    }
  }
  return (
    <fieldset ref={fieldset} aria-describedby={problemId}>
      <legend className="mb-2 font-semibold">{words.product.size}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label key={size.size_code}>
            <input
              type="radio"
              name="size"
              value={size.size_code}
              required
              defaultChecked={size === only}
              aria-disabled={!size.is_available}
              onClick={(event) => ask(event, size)}
              aria-label={
                size.is_available ? size.size_name : words.product.sizeSoldOut(size.size_name)
              }
              className="peer sr-only"
            />
            <span className={`${box} ${size.is_available ? '' : soldOutBox}`}>
              {size.size_name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

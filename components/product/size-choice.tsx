'use client'

import { useEffect, useState } from 'react'
import type { ProductSize } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'

interface SizeChoiceProps {
  sizes: ProductSize[]
  onChoose: (size: ProductSize) => void
  /** Where the text stands that says what is wrong with the choice. */
  problemId?: string | undefined
}

const box =
  'inline-flex min-h-11 min-w-12 items-center justify-center border border-muted px-3 peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2'
const soldOutBox = 'border-line text-muted line-through'

/** The size that the address asks for with `?size=`, where it can be bought. */
function sizeInAddress(sizes: ProductSize[]): ProductSize | undefined {
  const code = new URLSearchParams(window.location.search).get('size')
  return sizes.find((size) => size.size_code === code && size.is_available)
}

/**
 * The sizes as radio buttons. One that is sold out stays within reach, so that keyboard and screen
 * reader meet it too, but cannot be chosen and says why (spec §4).
 */
export function SizeChoice({ sizes, onChoose, problemId }: SizeChoiceProps) {
  const only = sizes.length === 1 ? sizes[0] : undefined
  const [chosen, setChosen] = useState(only?.is_available ? only.size_code : null)
  const [hasAskedForSoldOut, setAskedForSoldOut] = useState(false)
  useEffect(() => {
    const asked = sizeInAddress(sizes)
    if (asked) setChosen(asked.size_code)
  }, [sizes])
  const choose = (size: ProductSize) => {
    setAskedForSoldOut(!size.is_available)
    if (!size.is_available) return
    setChosen(size.size_code)
    onChoose(size)
  }
  return (
    <fieldset aria-describedby={problemId}>
      <legend className="mb-2 font-semibold">{words.product.size}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label key={size.size_code}>
            <input
              type="radio"
              name="size"
              value={size.size_code}
              required
              checked={chosen === size.size_code}
              aria-disabled={!size.is_available}
              onChange={() => choose(size)}
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
      <p role="status" className="mt-2 text-sm">
        {hasAskedForSoldOut && words.product.outOfStock}
      </p>
    </fieldset>
  )
}

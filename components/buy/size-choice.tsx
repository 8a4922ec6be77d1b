'use client'

import type { ProductSize } from '@etalase/contract/product.ts'
import { onlySize } from '@etalase/contract/rules/price.ts'
import { type MouseEvent, useEffect, useState } from 'react'
import { productMessages } from '#messages/product.ts'

interface SizeChoiceProps {
  sizes: ProductSize[]
  onChoose: (size: ProductSize) => void
  /** Called when a sold-out size is pressed. */
  onSoldOut: () => void
  /** The id of the element with the problem text. */
  problemId?: string | undefined
}

const box =
  'inline-flex min-h-11 min-w-12 items-center justify-center border border-muted px-3 peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2'
const soldOutBox = 'border-line text-muted line-through'

/**
 * The sizes as radio buttons. A sold-out size stays focusable for keyboards and screen readers, but can't be chosen and says why (spec §4);
 * without scripts it is disabled. Uncontrolled inputs keep a choice made before hydration.
 */
export function SizeChoice({ sizes, onChoose, onSoldOut, problemId }: SizeChoiceProps) {
  const only = onlySize(sizes)
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const handleClick = (event: MouseEvent, size: ProductSize) => {
    if (size.is_available) {
      onChoose(size)
    } else {
      event.preventDefault()
      onSoldOut()
    }
  }
  return (
    <fieldset aria-describedby={problemId} toolparamdescription={productMessages.size}>
      <legend className="mb-2 font-semibold">{productMessages.size}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label key={size.size_code}>
            <input
              type="radio"
              // Browsers offer agents every named value of a form; without a name, this size isn't offered.
              name={size.is_available ? 'size' : undefined}
              value={size.size_code}
              required={size.is_available}
              defaultChecked={size === only}
              disabled={!size.is_available && !isScripted}
              aria-disabled={!size.is_available}
              onClick={(event) => handleClick(event, size)}
              aria-label={
                size.is_available ? size.size_name : productMessages.sizeSoldOut(size.size_name)
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

'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import type { ProductSize } from '#lib/contract/product.ts'
import * as words from '#lib/messages/words.ts'
import { onlySize } from '#lib/rules/sizes.ts'

interface SizeChoiceProps {
  sizes: ProductSize[]
  onChoose: (size: ProductSize) => void
  /** Called when a sold-out size is pressed. */
  onSoldOut: () => void
  /** The id of the problem text. */
  problemId?: string | undefined
  /** Whether `?size=` in the URL selects a size. */
  followsUrl?: boolean
}

const box =
  'inline-flex min-h-11 min-w-12 items-center justify-center border border-muted px-3 peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2'
const soldOutBox = 'border-line text-muted line-through'

/** Selects the size given in the URL, if none is selected yet. */
function selectSizeOfUrl(fieldset: HTMLFieldSetElement): void {
  const code = new URLSearchParams(window.location.search).get('size')
  if (!code || fieldset.querySelector(':checked')) return
  const input = fieldset.querySelector<HTMLInputElement>(
    `input[value="${CSS.escape(code)}"]:not([aria-disabled=true])`,
  )
  if (input) input.checked = true
}

/**
 * The sizes as radio buttons. A sold-out size stays focusable for keyboard and screen reader, but cannot
 * be chosen and shows why (spec §4). Uncontrolled inputs: a choice made before hydration stays.
 */
export function SizeChoice({ sizes, onChoose, onSoldOut, problemId, followsUrl }: SizeChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const only = onlySize(sizes)
  useEffect(() => {
    if (followsUrl && fieldset.current) selectSizeOfUrl(fieldset.current)
  }, [followsUrl])
  const handleClick = (event: MouseEvent, size: ProductSize) => {
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
              onClick={(event) => handleClick(event, size)}
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

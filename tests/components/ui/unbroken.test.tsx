import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unbroken } from '#components/ui/unbroken.tsx'

/** Returns the unbreakable words, and the whole text. */
function unbroken(text: string) {
  const { container } = render(<Unbroken text={text} />)
  const kept = [...container.querySelectorAll('.inline-block')].map((part) => part.textContent)
  return { kept, text: container.textContent }
}

test.each([
  ['Everyday T-shirt in Natural White', ['T-shirt']],
  ['T-shirts & A-line skirts', ['T-shirts', 'A-line']],
  ['Kemeja anak-anak', ['anak-anak']],
])('%s keeps its hyphenated words whole', (text, kept) => {
  expect(unbroken(text)).toEqual({ kept, text })
})

test.each(['Kemeja batik', '', ' - ', 'Laut - Rimba', 'T-'])(
  '“%s” has no hyphenated word, and loses no text',
  (text) => {
    expect(unbroken(text)).toEqual({ kept: [], text })
  },
)

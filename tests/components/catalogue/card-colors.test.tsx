import type { StyleColors } from '@etalase/contract/product.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductCard } from '#components/catalogue/product-card.tsx'
import { productMessages } from '#messages/product.ts'

const hexes = ['#111111', '#222222', '#333333', '#444444', '#555555']

const card = (style_colors: StyleColors | null | undefined) =>
  render(<ProductCard product={aProduct({ style_colors })} />)

test('a card states the number of colours as text, inside its single link', () => {
  card({ count: 6, hexes })
  const text = productMessages.colorCount(6)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: new RegExp(text) })).toBeTruthy()
})

test('a card draws at most four colours, in one element', () => {
  card({ count: 6, hexes })
  const line = screen.getByText(productMessages.colorCount(6))
  expect(line.childElementCount).toBe(0)
  expect(line.style.getPropertyValue('--dots')).toBe('4')
  expect(line.style.getPropertyValue('--colors')).toBe(
    '#111111 0 1em,#222222 0 2em,#333333 0 3em,#444444 0 4em',
  )
})

test('shows a number without dots when the backend counts colours but does not name them', () => {
  card({ count: 3, hexes: [] })
  expect(screen.getByText(productMessages.colorCount(3)).getAttribute('style')).toBeNull()
})

test.each([undefined, null, { count: 1, hexes: ['#111111'] }])(
  'shows nothing for style_colors %j',
  (colors) => {
    const { container } = card(colors)
    expect(container.querySelector('.card-colors')).toBeNull()
  },
)

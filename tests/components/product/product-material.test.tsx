import { product } from '@etalase/contract/product.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Description } from '#components/product/description.tsx'
import { productMessages } from '#messages/product.ts'

/** Renders a product's details, parsed as from a backend. */
const renderDetails = (sent: object) =>
  render(<Description product={product.parse({ ...aProduct(), ...sent })} />)

const label = productMessages.facts.material('').trim()

test('the details state what a product is made of', () => {
  renderDetails({ material: ' 55% linen, 45% viscose ' })
  expect(screen.getByText(productMessages.facts.material('55% linen, 45% viscose'))).toBeTruthy()
})

test('shows the longest material in full', () => {
  const longest = 'a'.repeat(200)
  renderDetails({ material: longest })
  expect(screen.getByText(productMessages.facts.material(longest))).toBeTruthy()
})

describe('an invalid material hides only its own line:', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 100],
    ['a list', ['100% cotton']],
    ['no text', ' \n '],
    ['one character too many', 'a'.repeat(201)],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['markup', '<b>100% cotton</b>'],
    ['the end of a script', '</script><script>alert(1)</script>'],
  ])('%s', (_, material) => {
    const { container } = renderDetails({ material, detailed_description: 'Crisp cotton.' })
    expect(container.textContent).not.toContain(label)
    expect(container.querySelector('b, script')).toBeNull()
    expect(screen.getByText('Crisp cotton.')).toBeTruthy()
    expect(screen.getByText(productMessages.code('RI-1001'))).toBeTruthy()
  })
})

import type { Product, Sibling } from '@etalase/contract/product.ts'
import { aCart, aProduct } from '@etalase/testkit/builders.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BuyForm } from '#components/product/buy-form.tsx'
import { ColorChoice } from '#components/product/color-choice.tsx'
import { productMessages } from '#messages/product.ts'
import { hasCart, hasSession } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const aSibling = (id: number, name: string, given: Partial<Sibling> = {}): Sibling => ({
  id,
  color: { name, hex: '#2b2a2c' },
  is_available: true,
  ...given,
})

const shirt = (siblings: Product['siblings']): Product => ({
  ...aProduct(),
  short_description: '',
  detailed_description: '',
  related_products: [],
  siblings,
})

test('each colour is a link with its name, and the current one is marked', () => {
  render(
    <ColorChoice formId="buy" product={shirt([aSibling(1001, 'White'), aSibling(1002, 'Navy')])} />,
  )
  const links = within(screen.getByRole('navigation', { name: productMessages.colors }))
  const white = links.getByRole('link', { name: 'White' })
  expect(white.getAttribute('aria-current')).toBe('page')
  const navy = links.getByRole('link', { name: 'Navy' })
  expect(navy.getAttribute('aria-current')).toBeNull()
  expect(navy.getAttribute('href')).toBe('/product/1002')
})

test('a sold-out colour says so in words, and still links to its page', () => {
  const navy = aSibling(1002, 'Navy', { is_available: false })
  render(<ColorChoice formId="buy" product={shirt([aSibling(1001, 'White'), navy])} />)
  const link = screen.getByRole('link', { name: `Navy ${productMessages.soldOut}` })
  expect(link.getAttribute('href')).toBe('/product/1002')
})

test.each([undefined, null, [], [aSibling(1001, 'White')]])(
  'shows no choice for siblings %j',
  (siblings) => {
    const { container } = render(<ColorChoice formId="buy" product={shirt(siblings)} />)
    expect(container.innerHTML).toBe('')
  },
)

const white = [
  { size_code: 'M', size_name: 'M', is_available: true },
  { size_code: 'L', size_name: 'L', is_available: true },
]

test('links to other colours carry the chosen size and quantity, as they change', async () => {
  hasSession(false)
  hasCart(aCart())
  const shopper = renderInShop(
    <>
      <ColorChoice
        formId="buy"
        product={shirt([aSibling(1001, 'White'), aSibling(1002, 'Navy')])}
      />
      <BuyForm id="buy" productId={1001} sizes={white} />
    </>,
  )
  const hrefOf = () => screen.getByRole('link', { name: 'Navy' }).getAttribute('href')
  expect(hrefOf()).toBe('/product/1002')
  await shopper.click(screen.getByRole('radio', { name: 'L' }))
  expect(hrefOf()).toBe('/product/1002?size=L')
  await shopper.click(screen.getByRole('button', { name: productMessages.increase }))
  expect(hrefOf()).toBe('/product/1002?size=L&qty=2')
  await shopper.clear(screen.getByLabelText(productMessages.quantity))
  await shopper.type(screen.getByLabelText(productMessages.quantity), 'x')
  expect(hrefOf()).toBe('/product/1002?size=L')
})

test("links follow their own page's form when an earlier one is still in the document", async () => {
  hasSession(false)
  hasCart(aCart())
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const boxes = this.closest('[hidden]') ? [] : [new DOMRect()]
    return Object.assign(boxes, { item: (index: number) => boxes[index] ?? null })
  })
  const colors = [aSibling(1001, 'White'), aSibling(1002, 'Navy')]
  const shopper = renderInShop(
    <>
      <div hidden>
        <BuyForm id="buy" productId={1003} sizes={white} />
      </div>
      <ColorChoice formId="buy" product={shirt(colors)} />
      <BuyForm id="buy" productId={1001} sizes={white} />
    </>,
  )
  await shopper.click(screen.getByRole('radio', { name: 'L' }))
  const link = screen.getByRole('link', { name: 'Navy' })
  expect(link.getAttribute('href')).toBe('/product/1002?size=L')
})

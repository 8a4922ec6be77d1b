import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CartView } from '#components/cart/cart-view.tsx'
import { surviveTranslation } from '#components/shell/survive-translation.ts'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { translatePage, translators } from '#tests/support/translate-page.ts'

let end: () => void

beforeEach(() => {
  end = surviveTranslation()
})
afterEach(() => end())

/** Texts next to other texts and elements, as in the shop. */
function Line({ total, note }: { total: string; note?: string }) {
  return (
    <p data-testid="line">
      Total {total} {note && <b>!</b>} {note} <i>incl. tax</i>
    </p>
  )
}

const line = () => screen.getByTestId('line').textContent

describe.each(Object.entries(translators))('a translator that %s', (_, translator) => {
  const translate = () => act(async () => translatePage(translator))

  test('leaves no old value behind', async () => {
    const { rerender } = render(<Line total="IDR 299,000" />)
    await translate()
    await act(async () => rerender(<Line total="IDR 598,000" />))
    expect(line()).toContain('IDR 598,000')
    expect(line()).not.toContain('IDR 299,000')
    await translate()
    await act(async () => rerender(<Line total="IDR 897,000" />))
    expect(line()).toContain('IDR 897,000')
    expect(line()).not.toContain('IDR 598,000')
  })

  test('allows adding and removing texts and elements beside texts', async () => {
    const { rerender } = render(<Line total="1" note="Last pieces" />)
    await translate()
    await act(async () => rerender(<Line total="1" />))
    expect(line()).not.toMatch(/Last pieces|!/)
    await translate()
    await act(async () => rerender(<Line total="1" note="Sold out" />))
    expect(line()?.match(/[A-Za-z!]+/g)).toEqual(['Total', '!', 'Sold', 'out', 'incl', 'tax'])
  })

  test('allows removing a whole part of the page', async () => {
    const { rerender } = render(<Line total="1" note="Last pieces" />)
    await translate()
    await act(async () => rerender(<p>Empty</p>))
    expect(document.body.textContent).toBe('Empty')
  })

  test("shows the cart's total after plus", async () => {
    hasCart(aCart(aCartItem()))
    answers('post', 'cart-item-increment-qty', {
      message: 'ok',
      cart: aCart(aCartItem({ qty: 2 })),
    })
    const shopper = renderInShop(<CartView initialCart={aCart(aCartItem())} isCustomer={false} />)
    expect(document.body.textContent).toContain('IDR 299,000')
    const increase = screen.getByRole('button', { name: /^Increase/ })
    await translate()
    await shopper.click(increase)
    const totals = () => [...(document.body.textContent?.matchAll(/IDR 598,000/g) ?? [])].length
    // The totals of the row and the cart.
    await waitFor(() => expect(totals()).toBe(2))
  })
})

test('an untranslated page keeps the nodes that the browser made', () => {
  const { removeChild, insertBefore } = Node.prototype
  render(<Line total="1" />)
  expect([Node.prototype.removeChild, Node.prototype.insertBefore]).toEqual([
    removeChild,
    insertBefore,
  ])
})

import { aCart } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { QuickBuyForm } from '#components/catalogue/quick-buy-form.tsx'
import { productMessages } from '#messages/product.ts'
import { hasCart, hasSession } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const outOfStock = 'Out of Stock !'
const choose = (name: string) => screen.getByRole('radio', { name })
const increase = () => screen.getByRole('button', { name: productMessages.increase })
const quantity = () => screen.getByLabelText<HTMLInputElement>(productMessages.quantity)

function renderForm() {
  hasSession(false)
  hasCart(aCart())
  const sizes = [
    { size_code: 'M', size_name: 'M', is_available: true, available_qty: 2 },
    { size_code: 'L', size_name: 'L', is_available: true, available_qty: null },
  ]
  return renderInShop(<QuickBuyForm product={{ id: 1001, sizes }} />)
}

let shopper: ReturnType<typeof renderForm>
beforeEach(() => {
  shopper = renderForm()
})

test('the quantity never exceeds the stock of the chosen size', async () => {
  await shopper.click(choose('M'))
  await shopper.click(increase())
  expect(screen.queryByText(outOfStock)).toBeNull()
  await shopper.click(increase())
  expect(screen.getByText(outOfStock)).toBeTruthy()
  expect(quantity().value).toBe('2')
})

test('says when a size has less stock than the chosen quantity; another size clears it', async () => {
  for (const _ of [1, 2]) await shopper.click(increase())
  await shopper.click(choose('M'))
  expect(screen.getByText(outOfStock)).toBeTruthy()
  await shopper.click(choose('L'))
  expect(screen.queryByText(outOfStock)).toBeNull()
  expect(quantity().value).toBe('3')
})

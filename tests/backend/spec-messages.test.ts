import { expect, test } from 'vitest'
import { tableOf } from '#tests/support/message-tables.ts'

/** Messages quoted in the specification, with its spelling. */
const quoted = [
  'Item Added to Cart',
  'Item Removed from Cart',
  'Item Decrement Qty to Cart',
  'Item Added to Wishlist',
]

test('the English tables have each backend message that the specification quotes, letter for letter', async () => {
  const said = [...(await tableOf('en', ['packages/backend-kit/src/messages'])).values()]
  expect(said).toEqual(expect.arrayContaining(quoted))
})

import { expect, test } from 'vitest'
import { tableOf } from '#tests/support/message-tables.ts'

/** Messages quoted in the specification, with its spelling. */
const quoted = [
  'Item Added to Cart',
  'Item Removed from Cart',
  'Item Decrement Qty to Cart',
  'Item Added to Wishlist',
]

test('each message of the backend that the specification quotes is in its English tables, letter for letter', async () => {
  const said = [...(await tableOf('en', ['packages/backend-kit/src/messages'])).values()]
  expect(said).toEqual(expect.arrayContaining(quoted))
})

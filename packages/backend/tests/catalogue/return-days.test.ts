import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'
import { returnDays } from '#tests/support/test-context.ts'

const { app, db } = await freshBackend()

test('home, product and checkout include the days within which an order can be returned', async () => {
  await stockProduct(db, { id: 1, stock: { [places.hub]: 9 } })
  const device = aDevice()
  await addToCart(app, device, 1)
  const { product } = await callEndpoint(app, 'GET product', { id: 1 })
  for (const answer of [
    await callEndpoint(app, 'GET master/page/home', {}),
    product,
    await callEndpoint(app, 'POST checkout', device),
  ])
    expect(answer.return_days).toBe(returnDays)
})

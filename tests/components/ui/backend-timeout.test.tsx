import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'

test('does not retry a read after a backend timeout: the shopper has waited long enough', async () => {
  let asked = 0
  backendStub.use(
    http.get('http://localhost:3000/api/cart', () => {
      asked++
      const error = { code: 'BACKEND_TIMEOUT', message: 'Connection failed, please try again' }
      return HttpResponse.json({ error }, { status: 504 })
    }),
  )
  const read = queryClient().fetchQuery({ ...cartQuery(), retryDelay: 0 })
  await expect(read).rejects.toMatchObject({ kind: 'timeout', status: 0 })
  expect(asked).toBe(1)
})

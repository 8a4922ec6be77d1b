import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { callBackend } from '#lib/api/server.ts'

const answers = (status: number, body: object) =>
  backendStub.use(http.all('http://localhost:4000/*', () => HttpResponse.json(body, { status })))

stubBackend()

describe('a product', () => {
  const find = () => nullIfNotFound(callBackend('GET product', { query: { id: 1 } }))

  test.each([400, 404, 410, 422])(
    'is gone when the refusal says so, with status %i',
    async (status) => {
      answers(status, { error: { code: 'NOT_FOUND', message: 'No such product.' } })
      expect(await find()).toBeNull()
    },
  )

  test('is gone when the refusal has no message', async () => {
    answers(400, { error: { code: 'NOT_FOUND' } })
    expect(await find()).toBeNull()
  })

  test('is not gone while the backend is down, whatever the code', async () => {
    answers(503, { error: { code: 'NOT_FOUND', message: 'No.' } })
    await expect(find()).rejects.toMatchObject({ status: 503 })
  })

  test('is not gone when the session has ended, whatever the code', async () => {
    answers(401, { error: { code: 'NOT_FOUND', message: 'No.' } })
    await expect(find()).rejects.toMatchObject({ status: 401 })
  })

  test('is not gone after another refusal', async () => {
    answers(400, { error: { code: 'INVALID_INPUT', message: 'No.' } })
    await expect(find()).rejects.toMatchObject({ kind: 'refused', code: 'INVALID_INPUT' })
  })
})

import { describe, expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { toFailure } from '#lib/api/failure.ts'
import { readBody, readText } from '#lib/gateway/read-input.ts'
import { errorsMessages } from '#messages/errors.ts'

const requestOf = (body: BodyInit) =>
  new Request('http://shop.test/api/cart', {
    method: 'POST',
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

/** Creates a body whose client disconnects after the first part. */
const brokenOff = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"items":'))
      controller.error(new Error('aborted'))
    },
  })

const failureOf = (reading: Promise<unknown>) => reading.then(() => null, toFailure)

describe('the body of a call', () => {
  test('is read completely', async () => {
    expect(await readBody(requestOf('{"quantity":2}'), 'POST cart')).toEqual({ quantity: 2 })
  })

  test("that is larger than 64 KiB is refused in the shopper's words", async () => {
    expect(await failureOf(readText(requestOf('x'.repeat(64 * 1024 + 1)), 'POST cart'))).toEqual({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: errorsMessages.tooLarge,
      retryAfterSeconds: undefined,
    })
  })

  test('of a client that leaves before its end is a refusal, not a server error', async () => {
    const reading = readText(requestOf(brokenOff()), 'POST cart')
    await expect(reading).rejects.toBeInstanceOf(ApiError)
    expect(await failureOf(readText(requestOf(brokenOff()), 'POST cart'))).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    })
  })

  test('that is not JSON is refused with 400', async () => {
    expect(await failureOf(readBody(requestOf('{"x":'), 'POST cart'))).toMatchObject({
      status: 400,
    })
  })
})

test('a status without a text is shown without a colon', () => {
  expect(errorsMessages.status(404, '')).toBe('Error 404')
  expect(errorsMessages.status(404, 'Not Found')).toBe('Error 404: Not Found')
})

import { expect, test } from 'vitest'
import { contextOf, currentContext, currentRequestId, runInContext } from '#log/request-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a request without ids gets one, for both log and trace', () => {
  const { requestId, traceparent } = contextOf({})
  expect(requestId).toMatch(/^[0-9a-f]{32}$/)
  expect(traceparent).toMatch(new RegExp(`^00-${requestId}-[0-9a-f]{16}-01$`))
  expect(contextOf({}).requestId).not.toBe(requestId)
})

test("keeps the caller's request id, trace and flags, with a span of its own", () => {
  const callers = `00-${traceId}-00f067aa0ba902b7-00`
  const context = contextOf({ 'x-request-id': 'nginx_4711-a', traceparent: callers })
  expect(context.requestId).toBe('nginx_4711-a')
  expect(context.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`))
  expect(context.traceparent).not.toBe(callers)
  expect(contextOf({ traceparent: callers }).requestId).toBe(traceId)
})

test.each([
  ['too short', 'a1'],
  ['with a line break', 'abcdefgh\nlevel=error'],
  ['with markup', '<script>abcdefgh'],
  ['longer than 64 characters', 'a'.repeat(65)],
])('keeps an id that is %s out of the log', (_, id) => {
  expect(contextOf({ 'x-request-id': id }).requestId).toMatch(/^[0-9a-f]{32}$/)
})

test.each([`ff-${traceId}-00f067aa0ba902b7-01`, `00-${traceId}-1-01`, 'x'])(
  'does not pass on a malformed traceparent %o',
  (traceparent) => {
    expect(contextOf({ traceparent }).traceparent).not.toContain(traceId)
  },
)

test('async work keeps the context of its request, apart from that of others', async () => {
  const idAfterAwait = (id: string) =>
    runInContext(contextOf({ 'x-request-id': id }), async () => {
      await Promise.resolve()
      return currentRequestId()
    })
  expect(await Promise.all(['request-1', 'request-2'].map(idAfterAwait))).toEqual([
    'request-1',
    'request-2',
  ])
  expect(currentContext()).toBeUndefined()
  expect(currentRequestId()).not.toBe(currentRequestId())
})

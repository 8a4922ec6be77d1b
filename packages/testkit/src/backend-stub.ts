import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

/** The HTTP edge of the code under test. */
export const backendStub = setupServer()

/** Milliseconds: a busy machine is slow, not wrong. */
const patience = 15_000

/** Calls that wait for their answer. */
const open = new Map<string, string>()

backendStub.events.on('request:start', ({ request, requestId }) => {
  open.set(requestId, `${request.method} ${request.url}`)
  request.signal.addEventListener('abort', () => open.delete(requestId))
})
for (const end of ['request:end', 'request:unhandled'] as const)
  backendStub.events.on(end, ({ requestId }) => open.delete(requestId))

/**
 * Waits for the calls that a test leaves behind, as a page does that fails at the first of several answers: they would end in the
 * next test. Throws when one is never answered, nor given up.
 */
async function untilAllAnswered(): Promise<void> {
  try {
    await vi.waitFor(() => expect([...open.values()]).toEqual([]), {
      timeout: patience,
      interval: 5,
    })
  } finally {
    open.clear()
  }
}

/** Listens during the tests of a file, and forgets the handlers of each. A call without a handler fails. */
export function stubBackend(): void {
  beforeAll(() => backendStub.listen({ onUnhandledFrame: 'error' }))
  afterEach(async () => {
    await untilAllAnswered()
    backendStub.resetHandlers()
  })
  afterAll(() => backendStub.close())
}

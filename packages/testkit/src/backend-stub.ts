import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

/** Stub of the HTTP boundary of the code under test. */
export const backendStub = setupServer()

/** Milliseconds, generous because a busy machine is only slow. */
const patience = 15_000

/** Pending calls. */
const open = new Map<string, string>()

backendStub.events.on('request:start', ({ request, requestId }) => {
  open.set(requestId, `${request.method} ${request.url}`)
  request.signal.addEventListener('abort', () => open.delete(requestId))
})
for (const end of ['request:end', 'request:unhandled'] as const)
  backendStub.events.on(end, ({ requestId }) => open.delete(requestId))

/**
 * Waits for calls that a test leaves pending, which would otherwise end in the next test. A page that fails at the
 * first of several responses leaves some. Throws when one is neither answered nor aborted.
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

/** Listens during a test file, and resets handlers after each test. A call without a handler fails. */
export function stubBackend(): void {
  beforeAll(() => backendStub.listen({ onUnhandledFrame: 'error' }))
  afterEach(async () => {
    await untilAllAnswered()
    backendStub.resetHandlers()
  })
  afterAll(() => backendStub.close())
}

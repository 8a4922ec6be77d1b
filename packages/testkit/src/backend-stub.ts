// Unlike the global function, not replaced by a test's fake timers.
import { setTimeout } from 'node:timers'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

/** Stub of the HTTP boundary of the code under test. */
export const backendStub = setupServer()

/** Milliseconds, generous because a busy machine is only slow. */
const patience = 15_000

/** Milliseconds within which a read whose answer was lost is sent again (lib/api/backend.ts waits 100). */
const retriedWithin = 300

const nameOf = ({ method, url }: Request) => `${method} ${url}`

/** Pending calls. */
const open = new Map<string, string>()

/** Reads without an answer, until they are sent again: that happens even when nothing waits for them any more. */
const lost = new Set<string>()
const repeated = new Set<string>()

backendStub.events.on('request:start', ({ request, requestId }) => {
  if (lost.delete(nameOf(request))) repeated.add(requestId)
  open.set(requestId, nameOf(request))
  request.signal.addEventListener('abort', () => open.delete(requestId))
})
backendStub.events.on('request:unhandled', ({ requestId }) => open.delete(requestId))
backendStub.events.on('request:end', ({ request, requestId }) => {
  open.delete(requestId)
  if (request.method !== 'GET' || repeated.delete(requestId)) return
  lost.add(nameOf(request))
  setTimeout(() => lost.delete(nameOf(request)), retriedWithin)
})
// Follows the end of a call, except of one that failed.
backendStub.events.on('response:mocked', ({ request }) => lost.delete(nameOf(request)))

/**
 * Waits for calls that a test leaves pending, which would otherwise end or start in the next test. A page that fails at
 * the first of several responses leaves some. Throws when one is neither answered nor aborted.
 */
async function untilAllAnswered(): Promise<void> {
  try {
    await vi.waitFor(() => expect([...open.values(), ...lost]).toEqual([]), {
      timeout: patience,
      interval: 5,
    })
  } finally {
    open.clear()
    lost.clear()
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

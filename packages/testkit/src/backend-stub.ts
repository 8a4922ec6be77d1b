import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The HTTP edge of the code under test. */
export const backendStub = setupServer()

/** Listens during the tests of a file, and forgets the handlers of each. A call without a handler fails. */
export function stubBackend(): void {
  beforeAll(() => backendStub.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => backendStub.resetHandlers())
  afterAll(() => backendStub.close())
}

import { setupServer } from 'msw/node'

/** The HTTP edge of the code under test. */
export const backendStub = setupServer()

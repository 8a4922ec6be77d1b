import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails a test on any console.error, unless the test expects it with its own spy. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Whatever is written to console.error fails the test, unless the test expects it by spying itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

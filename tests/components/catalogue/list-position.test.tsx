import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restorePosition, savePosition } from '#components/catalogue/list-position.ts'

const position = { firstPage: 2, lastPage: 4, productId: 1037, top: -12.5 }

/** Sets the browser's history entry; jsdom lacks the Navigation API. */
const goTo = (key: string) => vi.stubGlobal('navigation', { currentEntry: { key } })

beforeEach(() => goTo('first'))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('the position in a list', () => {
  test('belongs to its history entry, with its page in the address', () => {
    savePosition(position, '/products?page=4')
    expect(restorePosition()).toEqual(position)
    expect(window.location.search).toBe('?page=4')
  })

  test("keeps the router's state of the entry", () => {
    window.history.replaceState({ tree: 'router' }, '', '/products')
    savePosition(position, '/products?page=4')
    expect(window.history.state).toEqual({ tree: 'router' })
  })

  test('is not taken from another entry', () => {
    savePosition(position, '/products?page=4')
    goTo('second')
    expect(restorePosition()).toBeNull()
  })

  test.each(['', '1 2', '1 2 x 4', 'NaN 1 1 1'])('is ignored when stored as "%s"', (text) => {
    sessionStorage.setItem('list-place:first', text)
    expect(restorePosition()).toBeNull()
  })

  test('is dropped without an error when storage is full or blocked, with the page still in the address', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const spies = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    ]
    savePosition(position, '/products?page=4')
    expect(restorePosition()).toBeNull()
    expect(spies.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    for (const spy of spies) spy.mockRestore()
    expect(window.location.search).toBe('?page=4')
  })

  test('is not stored without the Navigation API, but the page is still in the address', () => {
    vi.unstubAllGlobals()
    savePosition(position, '/products?page=4')
    expect(sessionStorage).toHaveLength(0)
    expect(window.location.search).toBe('?page=4')
  })
})

import { fontScript, fontsKey } from '@etalase/front/finish/late-styles.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Runs the script behind the style of the fonts, as a page does. */
function openPage(): HTMLStyleElement {
  const style = document.createElement('style')
  const script = document.createElement('script')
  document.head.append(style, script)
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(fontScript)()
  current.mockRestore()
  return style
}

/** What waits for the first paint. */
let observers: (() => void)[]

class PaintObserver {
  readonly #onPaint: () => void
  constructor(onPaint: () => void) {
    this.#onPaint = onPaint
  }
  observe() {
    observers.push(this.#onPaint)
  }
}

const paint = () => {
  for (const onPaint of observers) onPaint()
}

beforeEach(() => {
  sessionStorage.clear()
  observers = []
  vi.stubGlobal('PerformanceObserver', PaintObserver)
})
afterEach(() => vi.unstubAllGlobals())

test('a first visitor gets the fonts when the page has loaded', () => {
  const { disabled } = openPage()
  expect(disabled).toBe(true)
})

test('when the page is painted the fonts are used, and the tab remembers that it has had them', () => {
  const style = openPage()
  dispatchEvent(new Event('load'))
  expect(style.disabled).toBe(true)
  paint()
  expect([style.disabled, sessionStorage.getItem(fontsKey)]).toEqual([false, '1'])
})

test('a tab that has had the fonts uses them at once', () => {
  sessionStorage.setItem(fontsKey, '1')
  expect(openPage().disabled).toBe(false)
})

test('a browser without storage uses the fonts at once', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(openPage().disabled).toBe(false)
})

test('a storage that takes nothing keeps no font back', () => {
  const full = new Proxy(sessionStorage, { set: () => false })
  vi.stubGlobal('sessionStorage', full)
  const style = openPage()
  dispatchEvent(new Event('load'))
  paint()
  expect(style.disabled).toBe(false)
})

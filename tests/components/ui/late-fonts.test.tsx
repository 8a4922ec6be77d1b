import { askForFonts } from '@etalase/front/browser/ask-for-fonts.ts'
import { fontScript, fontsKey } from '@etalase/front/finish/late-styles.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const address = '/_next/static/late-fonts-1.js'
const root = document.documentElement

/** Runs the page's inline font script, and then its start script. */
const openPage = () => {
  new Function(fontScript)()
  askForFonts(address, fontsKey)
}

/** Returns the scripts that the page has requested. */
const asked = () => [...document.head.querySelectorAll('script')]
const addresses = () => asked().map((script) => script.getAttribute('src'))

const isMarked = () => 'lateFonts' in root.dataset

/** Callbacks waiting for the first paint. */
let observers: (() => void)[]

class PaintObserver {
  readonly #onPaint: (entries: unknown, observer: PaintObserver) => void
  constructor(onPaint: (entries: unknown, observer: PaintObserver) => void) {
    this.#onPaint = onPaint
  }
  observe() {
    observers.push(() => this.#onPaint([], this))
  }
  disconnect() {
    observers = []
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
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  delete root.dataset.lateFonts
})

test('a first visitor sees system fonts; the web fonts are requested once, after the first paint', () => {
  openPage()
  dispatchEvent(new Event('load'))
  expect([isMarked(), addresses()]).toEqual([true, []])
  paint()
  paint()
  expect([isMarked(), addresses()]).toEqual([true, [address]])
})

test('a tab that has had the fonts requests them at once', () => {
  sessionStorage.setItem(fontsKey, '1')
  openPage()
  expect(addresses()).toEqual([address])
})

test('a browser without storage requests the fonts at once', () => {
  vi.stubGlobal('sessionStorage', undefined)
  openPage()
  expect(addresses()).toEqual([address])
})

test('the browser loads the fonts itself when their script fails to load', () => {
  sessionStorage.setItem(fontsKey, '1')
  openPage()
  asked()[0]?.dispatchEvent(new Event('error'))
  expect(isMarked()).toBe(false)
})

test('a page without fonts requests no fonts', () => {
  sessionStorage.setItem(fontsKey, '1')
  askForFonts(address, fontsKey)
  expect(addresses()).toEqual([])
})

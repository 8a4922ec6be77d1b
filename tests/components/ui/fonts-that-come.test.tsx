import { showLateFonts } from '@etalase/front/browser/late-fonts.ts'
import { fontStyle, fontsKey } from '@etalase/front/finish/late-styles.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const root = document.documentElement
const load = vi.fn<() => Promise<void>>()
const add = vi.fn<(face: Face) => void>()

/** A FontFace, which jsdom lacks. */
class Face {
  readonly load = load
  readonly parts: readonly unknown[]
  constructor(...parts: unknown[]) {
    this.parts = parts
  }
}

const isMarked = () => 'lateFonts' in root.dataset
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

/** Letter widths in the device's fonts and in the page's fonts, excluding letter spacing. */
let letters = { device: 10, own: 10.2 }

/** Builds a box at the top of the window. */
const rectangle = (width: number, height: number) => ({
  ...{ x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height },
  toJSON: () => null,
})

/** Measures text as a browser would: paragraphs wrap at 110 pixels, other elements don't wrap. */
function boxOf(element: Element): DOMRect {
  const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
  const letter = (isMarked() ? letters.device : letters.own) + spacing
  const length = Math.round(element.textContent.length * letter * 100) / 100
  return element.localName === 'p'
    ? rectangle(110, 20 * Math.ceil(length / 110))
    : rectangle(length, 20)
}

/** Opens a page with pending fonts, and loads them. */
async function bring(body: string) {
  document.head.innerHTML = fontStyle(
    '@font-face { font-family: jakarta; src: url(/jakarta.woff2); font-weight: 400 700 }',
  )
  document.body.innerHTML = body
  const closed = document.querySelectorAll('details > :not(summary)')
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return ![...closed].includes(this)
    },
  })
  const [rule] = document.styleSheets[0]?.cssRules ?? []
  vi.stubGlobal('CSSFontFaceRule', rule?.constructor)
  root.dataset.lateFonts = ''
  showLateFonts(fontsKey)
  await expect.poll(isMarked).toBe(false)
}

/** Mocks for layout, which jsdom lacks. */
let drawing: { mockRestore: () => void }[]

beforeEach(() => {
  letters = { device: 10, own: 10.2 }
  sessionStorage.clear()
  add.mockReset()
  load.mockReset().mockResolvedValue()
  vi.stubGlobal('FontFace', Face)
  Object.assign(document, { fonts: { add } })
  drawing = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return boxOf(this)
    }),
    vi
      .spyOn(Element.prototype, 'getClientRects')
      .mockReturnValue(Object.assign([rectangle(1, 1)], { item: () => null })),
  ]
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const spy of drawing) spy.mockRestore()
  // Other test files share the document.
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  Reflect.deleteProperty(document, 'fonts')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test("shows fonts when all of the page's fonts have loaded, and the tab remembers it", async () => {
  await bring('<p>Kemeja</p>')
  expect(add.mock.calls.map(([{ parts }]) => parts)).toEqual([
    ['jakarta', 'url("/jakarta.woff2")', { weight: '400 700' }],
  ])
  expect(sessionStorage.getItem(fontsKey)).toBe('1')
})

test('shows the other fonts when one fails to load', async () => {
  load.mockRejectedValue(new Error('no such file'))
  await bring('<p>Kemeja</p>')
  expect(isMarked()).toBe(false)
})

test('shows fonts when the storage rejects writes', async () => {
  vi.stubGlobal('sessionStorage', new Proxy(sessionStorage, { set: () => false }))
  await bring('<p>Kemeja</p>')
  expect(isMarked()).toBe(false)
})

test('a text that would need another line keeps its lines', async () => {
  await bring('<p>Kemeja biru</p>')
  expect(boxOf(find('p')).height).toBe(20)
})

test('a text that would lose a line keeps its lines', async () => {
  letters.own = 9.9
  await bring('<p>Kemeja biru.</p>')
  expect(boxOf(find('p')).height).toBe(40)
})

test('a text that no small spacing can fit keeps its own spacing', async () => {
  letters.own = 20
  await bring('<p>Kemeja itu</p>')
  expect(getComputedStyle(find('p')).letterSpacing).toBe('0px')
})

test('a single-line text keeps its width, and any spacing of its own', async () => {
  await bring('<b style="letter-spacing: 2px">Kemeja</b>')
  expect(boxOf(find('b')).width).toBe(72)
})

test('a single-line text takes its new width when only a visible spacing would keep the old one', async () => {
  letters.own = 11
  await bring('<b>Kemeja</b>')
  expect(boxOf(find('b')).width).toBe(66)
  expect(find('b').style.letterSpacing).toBe('')
})

test('does not measure hidden text, as in closed details', async () => {
  await bring('<details><summary>Menu</summary><b>Kemeja</b></details>')
  expect(find('b').style.letterSpacing).toBe('')
  expect(find('summary').style.letterSpacing).not.toBe('')
})

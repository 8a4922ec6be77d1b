import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Query } from '#e2e/engines/query.ts'

// Runs in the browser under test, identical for all engines (page-code.ts): roles are not available over every protocol.

interface Point {
  x: number
  y: number
}

/** The point to press an element at, or why it cannot be pressed yet. */
export type Target = Point | { why: string }

const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

function matches(text: string, wanted: NonNullable<Query['name']>): boolean {
  return 'exact' in wanted ? text === wanted.exact : new RegExp(wanted.pattern).test(text)
}

function isVisible(element: Element): boolean {
  // A closed <details> skips its content, which still has boxes. Older engines lack checkVisibility.
  if ('checkVisibility' in element && !element.checkVisibility()) return false
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}

const nameOf = (element: Element, { css }: Query) =>
  normalized(computeAccessibleName(element)) || (css ? normalized(element.textContent) : '')

/** Returns whether an element has a text, and none of its children has it. */
const isDeepest = (element: Element, text: NonNullable<Query['text']>) =>
  matches(normalized(element.textContent), text) &&
  ![...element.children].some((child) => matches(normalized(child.textContent), text))

function find(query: Query): Element[] {
  const { role, css, name, text, inside } = query
  const scopes: ParentNode[] = inside ? find(inside) : [document]
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll(css ?? '*')])
    .filter((element) => role === undefined || getRole(element) === role)
    .filter((element) => text === undefined || isDeepest(element, text))
    .filter(isVisible)
    .filter((element) => name === undefined || matches(nameOf(element, query), name))
}

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Returns whether a press at a point hits the element, or its label when that draws the field. */
function hits(element: Element, { x, y }: Point): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
}

/** Returns the visible element: the label of a visually hidden field. */
function seenOf(element: Element): Element {
  const isHidden = element.getBoundingClientRect().width < 4
  return (isHidden && element instanceof HTMLInputElement && element.labels?.[0]) || element
}

/** Returns the middle and points beside it: a press near the last one would count as a double press. */
function pointsOf(element: Element): Point[] {
  const { left, top, width, height } = element.getBoundingClientRect()
  const places = [
    [0.5, 0.5],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
  ] as const
  return places.map(([x, y]) => ({
    x: Math.round(left + width * x),
    y: Math.round(top + height * y),
  }))
}

const farFrom = (last: Point | null) => (point: Point) =>
  last === null || Math.hypot(point.x - last.x, point.y - last.y) > 50

function targetOf(query: Query, needsReact: boolean, last: Point | null): Target {
  const [element] = find(query)
  if (!element) return { why: 'it is not there' }
  if ('disabled' in element && element.disabled) return { why: 'it is disabled' }
  if (needsReact && !isHydrated(element)) {
    // A page's scripts start at the first input (packages/front/src/browser/start-script.ts).
    dispatchEvent(new Event('touchstart'))
    return { why: 'React has not hydrated it' }
  }
  const seen = seenOf(element)
  const isHit = (point: Point) => hits(element, point) || hits(seen, point)
  if (!pointsOf(seen).some(isHit)) seen.scrollIntoView({ block: 'center', behavior: 'instant' })
  const points = pointsOf(seen).filter(isHit)
  const point = points.find(farFrom(last)) ?? points[0]
  if (point) return point
  const { x = 0, y = 0 } = pointsOf(seen)[0] ?? {}
  return { why: `${document.elementFromPoint(x, y)?.outerHTML.slice(0, 200)} covers it` }
}

/** Focuses a field and selects its text, so that typing replaces it. */
function selectAll(query: Query): boolean {
  const [element] = find(query)
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false
  element.focus()
  element.select()
  return document.activeElement === element
}

/** Chooses an option by its label from script: native lists belong to the system, out of reach of some protocols. */
function choose(query: Query, label: string): boolean {
  const [element] = find(query)
  if (!(element instanceof HTMLSelectElement) || element.disabled) return false
  const option = [...element.options].find(({ text }) => normalized(text) === label)
  if (!option) return false
  element.value = option.value
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

const textsOf = (query: Query) => find(query).map(({ textContent }) => normalized(textContent))

function typedIn(query: Query): string | null {
  const [element] = find(query)
  return element && 'value' in element ? String(element.value) : null
}

/** An element by its path in the document, with its size in CSS pixels. */
export interface Box {
  place: string
  width: number
  height: number
  hasText: boolean
}

function placeOf(element: Element): string {
  const parent = element.parentElement
  const index = parent ? [...parent.children].indexOf(element) : 0
  return `${parent && element !== document.body ? placeOf(parent) : ''} ${element.localName}${index}`
}

/** Gives texts their own widths again: those seen in another font keep its width (packages/front/src/browser/fit-texts.ts). */
function unfit(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('[style]')) {
    style.removeProperty('letter-spacing')
    style.removeProperty('min-width')
  }
}

/** Returns all visible boxes except inline ones; null while fonts load. */
function boxes(): Box[] | null {
  // Fonts are requested after the first paint: until then none is loading.
  const isWaiting = [...document.fonts].some(({ status }) => status === 'loading')
  if (isWaiting || !sessionStorage.fonts) return null
  unfit()
  return [...document.body.querySelectorAll('*:not(svg *, option)')]
    .filter(isVisible)
    .filter((element) => !/^(inline|contents)$/.test(getComputedStyle(element).display))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { place: placeOf(element), width, height, hasText: element.textContent.trim() !== '' }
    })
}

const inPage = {
  boxes,
  count: (query: Query) => find(query).length,
  targetOf,
  selectAll,
  choose,
  textsOf,
  typedIn,
}

export type InPage = typeof inPage

/** Stored in a global variable that no page uses. */
Reflect.set(window, '__inPage', inPage)

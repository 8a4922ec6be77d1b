import { expect, test } from 'vitest'
import { createDoublePressDetector, type Press } from '#components/ui/double-press-guard.ts'

const pickup = {}
const store = {}
const elsewhere = {}

const press = (at: number, given: Partial<Press> = {}): Press => ({
  at,
  key: null,
  isMouse: false,
  x: 180,
  y: 300,
  isHeld: false,
  control: pickup,
  ...given,
})

/** Creates a detector whose control disappears on the first press. */
const afterChange = () => createDoublePressDetector(() => false)

test.each([40, 250, 500])(
  'a second click %i ms later does not count for the control that took its place',
  (ms) => {
    const isStray = afterChange()
    expect(isStray(press(1_000))).toBe(false)
    expect(isStray(press(1_000 + ms, { control: store, x: 190, y: 310 }))).toBe(true)
  },
)

test('a third click in a row does not count either', () => {
  const isStray = afterChange()
  isStray(press(0))
  expect(isStray(press(400, { control: store }))).toBe(true)
  expect(isStray(press(800, { control: store }))).toBe(true)
})

test('a later click, after time to read the new control, counts', () => {
  const isStray = afterChange()
  isStray(press(0))
  expect(isStray(press(900, { control: store }))).toBe(false)
})

test.each([
  ['a mouse', true, 8],
  ['a finger', false, 30],
])('%s may move slightly between clicks', (_, isMouse, px) => {
  const isStray = afterChange()
  isStray(press(0, { isMouse }))
  expect(isStray(press(200, { isMouse, control: store, x: 180 + px }))).toBe(true)
})

test("a click by a moved mouse counts, at a distance where a finger's would be a slip", () => {
  const isStray = afterChange()
  isStray(press(0, { isMouse: true }))
  expect(isStray(press(200, { isMouse: true, control: store, y: 330 }))).toBe(false)
})

test('a click elsewhere counts, however quick', () => {
  const isStray = afterChange()
  isStray(press(0))
  expect(isStray(press(150, { control: store, y: 420 }))).toBe(false)
})

test('the same control can be clicked any number of times', () => {
  const isStray = afterChange()
  expect([0, 100, 200].map((at) => isStray(press(at)))).toEqual([false, false, false])
})

test('after a click beside a control that is still there, the next one counts', () => {
  const isStray = createDoublePressDetector(() => true)
  isStray(press(0))
  expect(isStray(press(200, { control: store, y: 330 }))).toBe(false)
})

test('a click that hit nothing does not use up the next one', () => {
  const isStray = afterChange()
  isStray(press(0, { control: null }))
  expect(isStray(press(200, { control: store }))).toBe(false)
})

test('a held key does not activate a control that got the focus meanwhile', () => {
  const isStray = afterChange()
  const held = { key: 'Enter', isHeld: true }
  isStray(press(0, { key: 'Enter' }))
  expect(isStray(press(700, { ...held, control: store }))).toBe(true)
  expect(isStray(press(730, { ...held, control: elsewhere }))).toBe(true)
})

test('Tab and Enter, however quick, apply to the focused control', () => {
  const isStray = afterChange()
  isStray(press(0, { key: 'Enter' }))
  expect(isStray(press(60, { key: 'Tab', control: null }))).toBe(false)
  expect(isStray(press(120, { key: 'Enter', control: store }))).toBe(false)
})

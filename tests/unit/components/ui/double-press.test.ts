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

test.each([40, 250, 500])('a second press %i ms later is not for what came in its place', (ms) => {
  const isStray = afterChange()
  expect(isStray(press(1_000))).toBe(false)
  expect(isStray(press(1_000 + ms, { control: store, x: 190, y: 310 }))).toBe(true)
})

test('a third press in a row is none of its own either', () => {
  const isStray = afterChange()
  isStray(press(0))
  expect(isStray(press(400, { control: store }))).toBe(true)
  expect(isStray(press(800, { control: store }))).toBe(true)
})

test('whoever has read what came is taken at their word', () => {
  const isStray = afterChange()
  isStray(press(0))
  expect(isStray(press(900, { control: store }))).toBe(false)
})

test.each([
  ['a mouse', true, 8],
  ['a finger', false, 30],
])('%s may tremble', (_, isMouse, px) => {
  const isStray = afterChange()
  isStray(press(0, { isMouse }))
  expect(isStray(press(200, { isMouse, control: store, x: 180 + px }))).toBe(true)
})

test('a mouse that was moved on is meant, where a finger would have landed beside', () => {
  const isStray = afterChange()
  isStray(press(0, { isMouse: true }))
  expect(isStray(press(200, { isMouse: true, control: store, y: 330 }))).toBe(false)
})

test('a press somewhere else counts, however quick', () => {
  const isStray = afterChange()
  isStray(press(0))
  expect(isStray(press(150, { control: store, y: 420 }))).toBe(false)
})

test('the same control may be pressed as often as one likes', () => {
  const isStray = afterChange()
  expect([0, 100, 200].map((at) => isStray(press(at)))).toEqual([false, false, false])
})

test('a press beside a control that is still there is corrected by the next one', () => {
  const isStray = createDoublePressDetector(() => true)
  isStray(press(0))
  expect(isStray(press(200, { control: store, y: 330 }))).toBe(false)
})

test('a press that hit nothing does not spend the next one', () => {
  const isStray = afterChange()
  isStray(press(0, { control: null }))
  expect(isStray(press(200, { control: store }))).toBe(false)
})

test('a key that is held does not answer what got the focus meanwhile', () => {
  const isStray = afterChange()
  const held = { key: 'Enter', isHeld: true }
  isStray(press(0, { key: 'Enter' }))
  expect(isStray(press(700, { ...held, control: store }))).toBe(true)
  expect(isStray(press(730, { ...held, control: elsewhere }))).toBe(true)
})

test('Tab and Enter, however quick, are meant for what has the focus', () => {
  const isStray = afterChange()
  isStray(press(0, { key: 'Enter' }))
  expect(isStray(press(60, { key: 'Tab', control: null }))).toBe(false)
  expect(isStray(press(120, { key: 'Enter', control: store }))).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatEarlyPress } from '#components/shell/lazy-shell.tsx'

let pressed: HTMLButtonElement
let presses: number

beforeEach(() => {
  vi.useFakeTimers()
  presses = 0
  pressed = document.createElement('button')
  pressed.addEventListener('click', () => presses++)
  Reflect.set(window, 'earlyPress', pressed)
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'earlyPress')
})

test('a press before hydration is repeated once', () => {
  repeatEarlyPress()
  vi.runAllTimers()
  expect(presses).toBe(1)
})

test('a press that makes React hydrate the page counts once', () => {
  pressed.addEventListener('click', repeatEarlyPress)
  pressed.click()
  vi.runAllTimers()
  expect(presses).toBe(1)
})

test('without an early press nothing is pressed', () => {
  Reflect.deleteProperty(window, 'earlyPress')
  repeatEarlyPress()
  vi.runAllTimers()
  expect(presses).toBe(0)
})

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

test('repeats a click before hydration once', () => {
  repeatEarlyPress()
  vi.runAllTimers()
  expect(presses).toBe(1)
})

test('counts a click that makes React hydrate the page once', () => {
  pressed.addEventListener('click', repeatEarlyPress)
  pressed.click()
  vi.runAllTimers()
  expect(presses).toBe(1)
})

test('repeats nothing without an early click', () => {
  Reflect.deleteProperty(window, 'earlyPress')
  repeatEarlyPress()
  vi.runAllTimers()
  expect(presses).toBe(0)
})

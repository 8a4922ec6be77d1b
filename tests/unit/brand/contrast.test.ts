import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Theme = Record<string, string>

/** Reads a theme file's colours by role. */
function colours(file: string): Theme {
  const css = readFileSync(file, 'utf8')
  const found = css.matchAll(/--color-(\w+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, role = '', hex = '']) => [role, hex]))
}

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Returns the relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Pairs of text and background used in the kit. */
const texts = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'line'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['danger', 'paper'],
  ['danger', 'surface'],
  ['paper', 'ink'],
  ['paper', 'success'],
  ['paper', 'accent'],
] as const

/** Edges that make controls visible. */
const edges = [
  ['muted', 'surface'],
  ['muted', 'paper'],
  ['ink', 'paper'],
  ['danger', 'surface'],
] as const

describe.each(['brand/theme.css', 'app/kit/second-theme.css'])('the colours of %s', (file) => {
  const theme = colours(file)
  const of = (role: string) => theme[role] ?? '#ffffff'

  test.each(texts)('text in %s on %s can be read: at least 4.5 to 1', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('an edge in %s on %s is visible: at least 3 to 1', (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('every theme defines every colour of the brand', () => {
  expect(Object.keys(colours('app/kit/second-theme.css')).toSorted()).toEqual(
    Object.keys(colours('brand/theme.css')).toSorted(),
  )
})

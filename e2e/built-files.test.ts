import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressedFolder } from '@etalase/front/encode/compressed.ts'
import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { newCssIn } from '#tests/support/css-floor.ts'

/** CSS that the stylesheets use although the oldest supported browsers lack it, by what those show instead. */
const withoutFallback: Readonly<Record<string, readonly string[]>> = {
  'a page without this decoration': [
    'css.properties.accent-color',
    'css.properties.outline',
    'css.properties.overflow-clip-margin',
    'css.properties.scrollbar-width',
    'css.properties.text-wrap',
    'css.at-rules.starting-style',
  ],
  'a row that scrolls, and starts at its beginning': [
    'css.properties.scroll-initial-target',
    'css.properties.scroll-snap-type',
    'css.properties.scroll-snap-stop',
  ],
  'the same page, with more work for the browser': [
    'css.properties.content-visibility',
    'css.properties.contain-intrinsic-block-size',
  ],
  'the same: they have it in SVG, where the map uses it': ['css.properties.paint-order'],
  'the same: a phone has no such pointer, and Safari no contrast theme': [
    'css.properties.cursor.crosshair',
    'css.properties.cursor.default',
    'css.properties.cursor.grab',
    'css.properties.cursor.not-allowed',
    'css.properties.cursor.pointer',
    'css.properties.cursor.progress',
    'css.properties.cursor.zoom-in',
    'css.properties.cursor.zoom-out',
    'css.properties.resize',
    'css.at-rules.media.forced-colors',
    'css.properties.forced-color-adjust',
  ],
  'on paper, other breaks, and sections as they are on the screen': [
    'css.at-rules.page',
    'css.properties.break-after.avoid',
    'css.selectors.details-content',
  ],
  'the radio button alone as chosen; without scripts all tabs at once': ['css.selectors.has'],
  'all banners in a row until the scripts have come': ['css.at-rules.media.scripting'],
  "what Tailwind's reset has before it, or says in a layer too": [
    'css.at-rules.property',
    'css.properties.font-family.ui-monospace',
    'css.selectors.marker',
    'css.types.length.lh',
  ],
}

const filesOf = (ending: string) =>
  globSync(join(e2e.projectDir, '.next/static/**', `*.${ending}`)).map((file) =>
    readFileSync(file, 'utf8'),
  )

test(
  'each CSS feature that the oldest browsers lack has a fallback or a documented reason',
  anyWidth,
  () => {
    const used = new Set(filesOf('css').flatMap(newCssIn))
    expect([...used].toSorted()).toEqual(Object.values(withoutFallback).flat().toSorted())
  },
)

test('the built scripts have no syntax that the oldest browsers cannot parse', anyWidth, () => {
  const scripts = filesOf('js')
  expect(scripts.length).toBeGreaterThan(10)
  // A class static block, and a lookbehind: the newest syntax, which Safari supports from 16.4 on.
  expect(scripts.flatMap((script) => script.match(/static\s?\{|\(\?<[=!].{20}/g) ?? [])).toEqual([])
})

test('the build has compressed pages for their first visitors', anyWidth, () => {
  expect(readdirSync(join(e2e.projectDir, compressedFolder)).length).toBeGreaterThan(50)
})

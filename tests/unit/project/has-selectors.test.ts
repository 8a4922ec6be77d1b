import { glob, readFile } from 'node:fs/promises'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** Splits a selector into compound selectors, such as `.a:not(.b)` in `.a:not(.b) > p`. */
const compounds = (selector: string) =>
  postcss.list.split(selector, [' ', '\n', '>', '+', '~'], false)

/**
 * Browsers check `:has()` last, after a class, an attribute or a rare element name. Otherwise they check it at every change below the
 * element (docs/decisions/010).
 */
const asksFewElements = (compound: string) => /^(?:&|\.|\[|label)/.test(compound)

const costly = (selector: string) =>
  compounds(selector).filter((part) => part.includes(':has(') && !asksFewElements(part))

test.each([
  ['body:has(dialog)', ['body:has(dialog)']],
  ['.tabs > :not(:target, :has(:target))', [':not(:target, :has(:target))']],
  ['main:has(> .a) + footer', ['main:has(> .a)']],
  ['.tab-panel:not(:target, :has(:target))', []],
  ['.a:has(.b :target)>p', []],
])('in %s the costly parts are %j', (selector, parts) => {
  expect(costly(selector)).toEqual(parts)
})

test('no style applies :has() to every element, or to one that contains the page', async () => {
  const found: string[] = []
  for await (const file of glob('app/**/*.css')) {
    const root = postcss.parse(await readFile(file, 'utf8'))
    root.walkRules(({ selectors }) => {
      found.push(...selectors.flatMap(costly))
    })
  }
  expect(found).toEqual([])
})

test('no class of a component applies :has() to another element', async () => {
  const found: string[] = []
  for await (const file of glob('{app,components}/**/*.tsx')) {
    found.push(...((await readFile(file, 'utf8')).match(/\[[a-z]+:has\(/g) ?? []))
  }
  expect(found).toEqual([])
})

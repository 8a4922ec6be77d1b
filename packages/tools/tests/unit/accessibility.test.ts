import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { accessibilityPage } from '#accessibility/accessibility-page.ts'
import { criteria } from '#accessibility/criteria.ts'

const page = accessibilityPage()

test('docs/accessibility.md matches the criteria; npm run -w packages/tools accessibility writes it', () => {
  expect(readFileSync('docs/accessibility.md', 'utf8')).toBe(page)
})

test.each(Object.keys(criteria))('%s has a proof', (id) => {
  expect(page).toMatch(new RegExp(`^\\| ${id} \\| .+ \\| AA? \\| .+ \\|$`, 'm'))
})

const proofs = Object.values(criteria).flatMap(({ tests = [] }) => tests)

test.each(proofs)('%s has the test: %s', (file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title)
})

test('the criteria include every one that axe knows at levels A and AA', () => {
  const known = axe
    .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .flatMap(({ tags }) => tags)
    .flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? [])
  const aaa = ['2.1.3']
  expect([...new Set(known)].filter((id) => !aaa.includes(id) && !(id in criteria))).toEqual([])
})

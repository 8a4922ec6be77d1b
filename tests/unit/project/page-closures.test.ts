import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closureOf, readImportsOnce } from '#scripts/import-graph.ts'

const importsOf = readImportsOnce()

/** Maximum files to read to understand a page: its imports, except type-only ones. Lower, never raise. */
const mostFiles = {
  'app/(shop)/faq/page.tsx': 78,
  'app/(shop)/product/[id]/page.tsx': 240,
}

test.each(Object.entries(mostFiles))('%s consists of %i files at most', (page, most) => {
  expect(existsSync(page)).toBe(true)
  const files = closureOf(page, importsOf)
  // Fewer would mean that imports are not read.
  expect(files.size).toBeGreaterThan(30)
  expect(files.size).toBeLessThanOrEqual(most)
})

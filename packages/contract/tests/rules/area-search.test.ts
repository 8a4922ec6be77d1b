import { expect, test } from 'vitest'
import { areaSearch, maxAreaSearch } from '#rules/area-search.ts'

test('a search for an area keeps a whole address label, on one line', () => {
  const label = `Jl. Melati No. 12A\nRT 03/RW 05, ${'Kel. Selong, '.repeat(15)}Kota Jakarta Selatan`
  expect(areaSearch(` ${label} `)).toBe(label.replace('\n', ' '))
})

test('a search for an area keeps the end of a longer text, where the area usually is', () => {
  const found = areaSearch(`${'x'.repeat(2 * maxAreaSearch)}, Coblong, Kota Bandung`)
  expect(found).toHaveLength(maxAreaSearch)
  expect(found).toMatch(/, Coblong, Kota Bandung$/)
})

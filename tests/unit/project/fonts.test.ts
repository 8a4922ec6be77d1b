import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { charactersOf, fontTable } from '#tests/support/font-file.ts'

const file = (name: string) => readFileSync(`brand/fonts/${name}.woff2`)

const families = ['plus-jakarta-sans', 'fraunces']

/** Characters that may come from another font unnoticed: line ends, narrow spaces. */
const blank = new Set(['\n', '\u2009', '\u202f'])

/** Returns every character of the message tables and brand, with its location. */
function shownCharacters(): Map<string, string> {
  const sources = [...globSync('lib/messages/**/*.ts'), ...globSync('brand/**/*.{ts,md}')]
  const shown = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8')].map((character): [string, string] => [character, path]),
  )
  return new Map(shown.filter(([character]) => !blank.has(character)))
}

describe.each(families)('the font %s', (name) => {
  test("has every character in the shop's texts, in every language", () => {
    const characters = charactersOf(file(name))
    const missing = [...shownCharacters()].filter(([character]) => !characters.has(character))
    expect(missing).toEqual([])
  })

  test("has the letters and symbols of French, whatever the shop's current texts", () => {
    const characters = charactersOf(file(name))
    const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»’…–—€\u00a0'
    expect([...french].filter((character) => !characters.has(character))).toEqual([])
  })

  test('does not claim removed letters', () => {
    expect(charactersOf(file(name))).not.toContain('ệ')
  })

  test('has kerning', () => {
    expect(fontTable(file(name), 'GPOS').includes('kern')).toBe(true)
  })

  test('includes its licence', () => {
    expect(readFileSync(`brand/fonts/${name}.OFL.txt`, 'utf8')).toContain('SIL Open Font License')
  })
})

test('the digits of prices are aligned in columns', () => {
  expect(fontTable(file('plus-jakarta-sans'), 'GSUB').includes('tnum')).toBe(true)
})

test('both fonts together stay far below their budget of 60 KiB', () => {
  const bytes = families.map((name) => statSync(`brand/fonts/${name}.woff2`).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Variables = Readonly<Record<string, string>>

interface Programs {
  /** Files that read settings. */
  files: readonly string[]
  /** Reads the settings of each program; throws for invalid ones. */
  readers: readonly ((env: Variables) => unknown)[]
  /** Variables required for others to have an effect. */
  base: Variables
  /** Some numeric settings. */
  known: readonly string[]
}

/** Serializes the settings that each program reads, for comparison; errors become a marker. */
function read({ readers, base }: Programs, env: Variables): string[] {
  return readers.map((reader) => {
    try {
      return JSON.stringify(reader({ ...base, ...env }))
    } catch {
      return 'refused'
    }
  })
}

/** Returns what changes when a variable is set to `text`, per program; null if nothing changes. */
function effects(programs: Programs, name: string, text: string): (string | null)[] {
  const unset = read(programs, {})
  return read(programs, { [name]: text }).map((given, place) =>
    given === unset[place] ? null : given,
  )
}

/** Lists variables that accept 7, which is not a default, as a number. */
function numericSettings(programs: Programs, source: string): string[] {
  const names = [...source.matchAll(/^\s+([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) =>
    effects(programs, name, '7').some(
      (given) => given !== null && given !== 'refused' && !given.includes('"7"'),
    ),
  )
}

/** Tests that no setting of these programs parses 7.000, which means seven thousand here, as 7. */
export function testNumberSettings(programs: Programs): void {
  const source = programs.files.map((path) => readFileSync(path, 'utf8')).join('\n')
  const numeric = numericSettings(programs, source)

  test('numeric settings are found', () => {
    expect(numeric).toEqual(expect.arrayContaining([...programs.known]))
  })

  test.each(numeric)('%s never reads 7.000 or 7,000 as 7: it is 7000, or refused', (name) => {
    const asNumber = effects(programs, name, '7')
    const asThousands = effects(programs, name, '7000')
    for (const text of ['7.000', '7,000']) {
      for (const [place, given] of effects(programs, name, text).entries()) {
        if (asNumber[place] === null) continue
        expect(given).not.toBe(asNumber[place])
        expect(['refused', asThousands[place]]).toContain(given)
      }
    }
  })

  test('no setting reads 1.000 as 1', () => {
    expect(source).not.toMatch(/z\.coerce|\bNumber\((?:env|process)|parseInt|parseFloat/)
  })
}

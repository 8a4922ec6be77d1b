import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Variables = Readonly<Record<string, string>>

interface Programs {
  /** The files that read settings. */
  files: readonly string[]
  /** How each program reads its settings; throws for what it refuses. */
  readers: readonly ((env: Variables) => unknown)[]
  /** Variables without which others have no effect. */
  base: Variables
  /** Some settings that are numbers. */
  known: readonly string[]
}

/** Settings as each program reads them, for comparison; what is refused is so named. */
function read({ readers, base }: Programs, env: Variables): string[] {
  return readers.map((reader) => {
    try {
      return JSON.stringify(reader({ ...base, ...env }))
    } catch {
      return 'refused'
    }
  })
}

/** What a variable changes when it is `text`, program by program; null where it has no effect. */
function effects(programs: Programs, name: string, text: string): (string | null)[] {
  const unset = read(programs, {})
  return read(programs, { [name]: text }).map((given, place) =>
    given === unset[place] ? null : given,
  )
}

/** Variables that take 7, which is no default, as a number. */
function numericSettings(programs: Programs, source: string): string[] {
  const names = [...source.matchAll(/^\s+([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) =>
    effects(programs, name, '7').some(
      (given) => given !== null && given !== 'refused' && !given.includes('"7"'),
    ),
  )
}

/** Tests that no setting of these programs takes 7.000, which is seven thousand here, for 7. */
export function testNumberSettings(programs: Programs): void {
  const source = programs.files.map((path) => readFileSync(path, 'utf8')).join('\n')
  const numeric = numericSettings(programs, source)

  test('numeric settings are found', () => {
    expect(numeric).toEqual(expect.arrayContaining([...programs.known]))
  })

  test.each(numeric)(
    '%s is never 7 when 7.000 or 7,000 is written: it is 7000, or refused',
    (name) => {
      const asNumber = effects(programs, name, '7')
      const asThousands = effects(programs, name, '7000')
      for (const text of ['7.000', '7,000']) {
        for (const [place, given] of effects(programs, name, text).entries()) {
          if (asNumber[place] === null) continue
          expect(given).not.toBe(asNumber[place])
          expect(['refused', asThousands[place]]).toContain(given)
        }
      }
    },
  )

  test('no setting is read in a way that takes 1.000 for 1', () => {
    expect(source).not.toMatch(/z\.coerce|\bNumber\((?:env|process)|parseInt|parseFloat/)
  })
}

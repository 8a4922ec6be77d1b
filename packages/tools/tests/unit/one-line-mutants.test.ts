import { expect, test } from 'vitest'
import { oneLineMutants, withMutant } from '#one-line-mutants.ts'

const changesOf = (...lines: string[]) =>
  oneLineMutants(lines.join('\n')).map(({ line, after }) => `${line} ${after.trim()}`)

test.each([
  ['return a <= 10', ['return a < 10', 'return a <= 11']],
  ['if (isOver) return null', ['if (false) return null']],
  [
    'const kept = !isGone && isTrue(true)',
    [
      'const kept = !isGone || isTrue(true)',
      'const kept = !isGone && isTrue(false)',
      'const kept = isGone && isTrue(true)',
    ],
  ],
  ['return Math.floor(a * b)', ['return Math.floor(a / b)', 'return Math.ceil(a * b)']],
  ['  await lockKey(tx, deviceId)', ['']],
  ['where(lt(uses, limit))', ['where(lte(uses, limit))']],
])('%s is mutated in each way that someone could by mistake', (line, expected) => {
  const source = `async function f() {\n${line}\n}`
  expect(oneLineMutants(source).map(({ after }) => after.trim())).toEqual(expected)
})

test('texts, comments, imports, types and loops are not mutated', () => {
  expect(
    changesOf(
      "import { a } from './b - 1.ts'",
      '/** At most 10. */',
      'interface Size {',
      '  1: true',
      '}',
      "const text = 'a - 1 is true' // 10",
      'for (let n = 0; n < 10; n++) a(n);',
    ),
  ).toEqual([])
})

test('code that does not compile is not a mutant', () => {
  expect(changesOf('const f = (n: number) => n', '  .trim()')).not.toContainEqual(
    expect.stringContaining('=> =>'),
  )
})

test('a mutant changes only its line', () => {
  const source = 'const a = 1\nconst b = 2'
  const [first] = oneLineMutants(source)
  expect(first && withMutant(source, first)).toBe('const a = 2\nconst b = 2')
})

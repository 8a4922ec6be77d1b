import { expect, test } from 'vitest'
import { countWords, handWritten } from '#words/count-words.ts'

test('words in prose, tables and commands count; lone punctuation does not', () => {
  expect(countWords('# A *shop*\n\n- one – 2\n')).toBe(4)
  expect(countWords('| a | b |\n| --- | --: |\n| 1 |  |\n')).toBe(3)
  expect(countWords('```\nnpm run dev\n```')).toBe(3)
  expect(countWords('')).toBe(0)
})

test.each(['docs/accessibility.md', 'e2e/baselines/id/purchase.md', 'brand/help/faq/akun.md'])(
  '%s is not counted',
  (path) => {
    expect(handWritten(path, 'some words')).toBe('')
  },
)

test.each(['README.md', 'docs/clients.md'])('%s is counted in full', (path) => {
  expect(handWritten(path, 'some words')).toBe('some words')
})

test('in docs/performance.md, only handwritten parts are counted', () => {
  const page = '# Performance\n\n| a | table |\n\n## By other commands\n\nSome words.'
  expect(handWritten('docs/performance.md', page)).toBe('\n## By other commands\n\nSome words.')
})

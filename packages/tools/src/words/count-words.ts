import { otherFiguresOf } from '#bench/pages/performance-page.ts'

/** Generated pages, transcripts that tests compare, and help pages, which are texts of the shop. */
const notCounted = /^(docs\/accessibility\.md|e2e\/baselines\/.*|brand\/help\/.*)$/

/** Counts words: groups of characters between spaces with a letter or a digit, in code blocks too. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((group) => /[\p{L}\p{N}]/u.test(group)).length

/** Returns the hand-written part of a Markdown file; empty when it is generated. */
export function handWritten(path: string, text: string): string {
  if (notCounted.test(path)) return ''
  return path === 'docs/performance.md' ? otherFiguresOf(text) : text
}

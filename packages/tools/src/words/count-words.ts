import { otherFiguresOf } from '#bench/pages/performance-page.ts'

/** A page that a command writes, transcripts that tests compare, and help pages, which are the shop's texts. */
const notCounted = /^(docs\/accessibility\.md|e2e\/baselines\/.*|brand\/help\/.*)$/

/** Words of a text: groups of characters between spaces with a letter or a digit, in code blocks too. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((group) => /[\p{L}\p{N}]/u.test(group)).length

/** The part of a Markdown file that people write; empty when a command writes all of it. */
export function handWritten(path: string, text: string): string {
  if (notCounted.test(path)) return ''
  return path === 'docs/performance.md' ? otherFiguresOf(text) : text
}

import * as words from '#lib/messages/words.ts'
import type { TooLong } from '#lib/rules/too-long.ts'

/** What a shopper reads about a field: the form's own words, or by how much a text is too long. */
export const problemWords = <Problem extends string>(
  problem: Problem | TooLong,
  inWords: Readonly<Record<Problem, string>>,
): string =>
  typeof problem === 'string'
    ? inWords[problem]
    : words.errors.tooLong(problem.limit, problem.length)

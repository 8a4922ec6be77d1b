import type { Issue } from '@etalase/contract/rules/field.ts'
import { errorsMessages } from '#messages/errors.ts'

/** What a shopper reads about a field: the form's own words, or by how much a text is too long. */
export const problemMessage = <Problem extends string>(
  problem: Issue<Problem>,
  messagesByCode: Readonly<Record<Problem, string>>,
): string =>
  typeof problem === 'string'
    ? messagesByCode[problem]
    : errorsMessages.tooLong(problem.limit, problem.length)

/** What a shopper reads about each field that has a problem. */
export const problemTexts = <Problem extends string>(
  problems: Readonly<Record<string, Issue<Problem> | undefined>>,
  messagesByCode: Readonly<Record<Problem, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, problemMessage(problem, messagesByCode)]],
    ),
  )

import type { Issue } from '@etalase/contract/rules/field.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Returns a field's message for the shopper: the form's own, or by how much a text is too long. */
export const problemMessage = <Problem extends string>(
  problem: Issue<Problem>,
  messagesByCode: Readonly<Record<Problem, string>>,
): string =>
  typeof problem === 'string'
    ? messagesByCode[problem]
    : errorsMessages.tooLong(problem.limit, problem.length)

/** Returns the shopper's message for each field with a problem. */
export const problemTexts = <Problem extends string>(
  problems: Readonly<Record<string, Issue<Problem> | undefined>>,
  messagesByCode: Readonly<Record<Problem, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, problemMessage(problem, messagesByCode)]],
    ),
  )

import { readBody } from '#lib/gateway/read-input.ts'
import { type AccountFields, accountFields } from '#lib/rules/account-forms.ts'
import { nextPath } from '#lib/rules/next-path.ts'

/** What came in with a form around an account. */
export interface ParsedForm {
  fields: AccountFields
  /** Where to go afterwards: a path of ours. */
  next: string
}

const textOf = (body: unknown, name: string): string => {
  const value: unknown = Object(body)[name]
  return typeof value === 'string' ? value : ''
}

/** Nothing at all. */
export const emptyForm: ParsedForm = typedForm({})

function typedForm(body: unknown): ParsedForm {
  const fields = accountFields((field) => textOf(body, field))
  return { fields, next: nextPath(textOf(body, 'next')) }
}

/** The form of a request, sent by scripts or without. Throws ApiError `refused` for what is no form. */
export async function parseForm(request: Request, call: string): Promise<ParsedForm> {
  return typedForm(await readBody(request, call))
}

import { readBody } from '#lib/gateway/read-input.ts'
import { type AccountFields, accountFields } from '#lib/rules/account-forms.ts'
import { nextPath } from '#lib/rules/next-path.ts'

/** The fields of an account form. */
export interface ParsedForm {
  fields: AccountFields
  /** The path to redirect to after success. */
  next: string
}

const textOf = (body: unknown, name: string): string => {
  const value: unknown = Object(body)[name]
  return typeof value === 'string' ? value : ''
}

/** A form without values. */
export const emptyForm: ParsedForm = toParsedForm({})

function toParsedForm(body: unknown): ParsedForm {
  const fields = accountFields((field) => textOf(body, field))
  return { fields, next: nextPath(textOf(body, 'next')) }
}

/** Parses the form in a request body, JSON or urlencoded. Throws ApiError `refused` for any other body. */
export async function parseForm(request: Request, call: string): Promise<ParsedForm> {
  return toParsedForm(await readBody(request, call))
}

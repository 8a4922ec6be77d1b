import { nextPath } from '#lib/config/next-path.ts'
import { fieldText, readBody } from '#lib/gateway/read-input.ts'
import { type AccountFields, accountFields } from '#lib/rules/account-forms.ts'

/** The fields of an account form. */
export interface ParsedForm {
  fields: AccountFields
  /** The path to redirect to after success. */
  next: string
}

/** A form that was not read. */
export const emptyForm: ParsedForm = toParsedForm({})

function toParsedForm(body: unknown): ParsedForm {
  const fields = accountFields((field) => fieldText(body, field))
  return { fields, next: nextPath(fieldText(body, 'next')) }
}

/** Parses the form in a request body, JSON or urlencoded. Throws ApiError `refused` for any other body. */
export async function parseForm(request: Request, call: string): Promise<ParsedForm> {
  return toParsedForm(await readBody(request, call))
}

import 'server-only'
import type { NextResponse } from 'next/server'
import { refusedField } from '#lib/account/refused-field.ts'
import type { Failure } from '#lib/api/failure.ts'
import { nextPath, withNext } from '#lib/config/next-path.ts'
import type { AccountForm } from '#lib/gateway/account-forms.ts'
import { fieldText, readBody } from '#lib/gateway/read-input.ts'
import { redirectWithFlash } from '#lib/gateway/redirect.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { type Form, type Issues, readForm } from '#lib/rules/field.ts'
import type { AccountProblem } from '#lib/rules/forms.ts'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages } from '#messages/auth.ts'

/** The fields of an account form. */
export interface ParsedForm {
  fields: Readonly<Record<string, string>>
  /** The path to redirect to after success. */
  next: string
}

/** A form that was not read. */
export const emptyForm: ParsedForm = { fields: {}, next: nextPath('') }

/** Parses the form in a request body, JSON or urlencoded. Throws ApiError `refused` for any other body. */
export async function parseForm(request: Request, call: string, form: Form): Promise<ParsedForm> {
  const body = await readBody(request, call)
  const fields = readForm(form, (field) => fieldText(body, field))
  return { fields, next: nextPath(fieldText(body, 'next')) }
}

const hasNextPath = (page: string): page is '/sign-in' | '/sign-up' =>
  page === '/sign-in' || page === '/sign-up'

/** Redirects to the form's page with a flash; the typed values stay, but for passwords, unless the form succeeded. */
function redirectToForm(
  { page, fields: form }: AccountForm,
  parsed: ParsedForm,
  flash: Partial<Flash>,
): Promise<NextResponse> {
  const { fields, next } = parsed
  // A form that was refused unread has nothing to show in place of what is saved.
  const hasTyped = !flash.isDone && parsed !== emptyForm
  const isShown = ([field]: [string, string]) => !form[field]?.isSecret
  const typed = hasTyped ? Object.entries(fields).filter(isShown) : []
  const location = hasNextPath(page) ? withNext(page, next) : page
  return redirectWithFlash({ page, values: Object.fromEntries(typed), ...flash }, location)
}

/** Redirects to the form, which shows at each field what is wrong. */
export function redirectWithProblems(
  form: AccountForm,
  parsed: ParsedForm,
  issues: Issues<Form<AccountProblem>>,
) {
  const problems = problemTexts(issues, authMessages.problems)
  return redirectToForm(form, parsed, { problems })
}

/** Redirects to the form, which shows why it was refused: at the field, if the refusal is about one. */
export function redirectWithFailure(
  form: AccountForm,
  parsed: ParsedForm,
  { code, message }: Failure,
) {
  const field = refusedField(code, form.fields)
  return redirectToForm(form, parsed, field ? { problems: { [field]: message } } : { message })
}

/** Redirects to the form, which shows that it succeeded. */
export const redirectWithSuccess = (form: AccountForm, parsed: ParsedForm, message: string) =>
  redirectToForm(form, parsed, { message, isDone: true })

import 'server-only'
import { NextResponse } from 'next/server'
import { refusedField } from '#lib/account/refused-field.ts'
import type { AccountForm } from '#lib/gateway/account-forms.ts'
import type { Failure } from '#lib/gateway/failure-response.ts'
import type { ParsedForm } from '#lib/gateway/parse-form.ts'
import { problemWords } from '#lib/messages/problem-words.ts'
import * as words from '#lib/messages/words.ts'
import type { AccountProblems } from '#lib/rules/account-forms.ts'
import { withNext } from '#lib/rules/next-path.ts'
import { type Flash, keepFlash } from '#lib/session/flash.ts'
import { dropSession } from '#lib/session/session.ts'
import { sessionEndedPath } from '#lib/session/session-ended.ts'

/** Sends the browser on to a page of ours after a form post. */
export function seeOther(location: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  })
}

const isEntry = (page: string): page is '/sign-in' | '/sign-up' =>
  page === '/sign-in' || page === '/sign-up'

/** Back to the form, which says something and has what was typed, unless it is done. */
async function backTo(
  { page, kept }: AccountForm,
  { fields, next }: ParsedForm,
  said: Pick<Flash, 'problems' | 'message' | 'isDone'>,
): Promise<NextResponse> {
  const response = seeOther(isEntry(page) ? withNext(page, next) : page)
  const typed = said.isDone ? [] : kept.map((field) => [field, fields[field]])
  await keepFlash(response.cookies, { page, values: Object.fromEntries(typed), ...said })
  return response
}

/** Back to the form, which says at each field what is wrong. */
export function withProblems(form: AccountForm, typed: ParsedForm, problems: AccountProblems) {
  const said = Object.entries(problems).map(([field, problem]) => [
    field,
    problemWords(problem, words.auth.problems),
  ])
  return backTo(form, typed, { problems: Object.fromEntries(said), message: '', isDone: false })
}

/** Back to the form, which says why it was refused: at the field, where it is about one. */
export function withFailure(form: AccountForm, typed: ParsedForm, { code, message }: Failure) {
  const field = refusedField(code, form.check)
  return field
    ? backTo(form, typed, { problems: { [field]: message }, message: '', isDone: false })
    : backTo(form, typed, { problems: {}, message, isDone: false })
}

/** Back to the form, which says that it is done. */
export const withSuccess = (form: AccountForm, typed: ParsedForm, message: string) =>
  backTo(form, typed, { problems: {}, message, isDone: true })

/** On from the form to where the shopper wanted to go. */
export const onward = ({ next }: ParsedForm): NextResponse => seeOther(next)

/** An answer on which a browser without scripts, too, clears what it stores for us. */
export function clearingStorage(response: NextResponse): NextResponse {
  response.headers.set('Clear-Site-Data', '"storage"')
  return response
}

/** Home, saying that the session has ended, with everything stored in this browser cleared. */
export function sessionEnded(): NextResponse {
  const response = clearingStorage(seeOther(sessionEndedPath))
  dropSession(response.cookies)
  return response
}

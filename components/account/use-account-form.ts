import { type FormEvent, useLayoutEffect, useState } from 'react'
import { toastProblem } from '#components/shell/toasts.ts'
import { refusedField } from '#lib/account/refused-field.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorWords } from '#lib/api/error-words.ts'
import { problemWords } from '#lib/messages/problem-words.ts'
import * as words from '#lib/messages/words.ts'
import { type AccountCheck, type AccountFields, accountFields } from '#lib/rules/account-forms.ts'
import type { Flash } from '#lib/session/flash.ts'

/** What a form says: at its fields, and about the whole. */
export type FormState = Pick<Flash, 'problems' | 'message' | 'isDone'>

const initialState: FormState = { problems: {}, message: '', isDone: false }

function fieldsOf(form: HTMLFormElement): AccountFields {
  const data = new FormData(form)
  return accountFields((field) => String(data.get(field) ?? ''))
}

const toWords = (problems: ReturnType<AccountCheck>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problemWords(problem, words.auth.problems),
    ]),
  )

function stateAfterError(error: unknown, check: AccountCheck): FormState {
  const message = errorWords(error)
  const field = error instanceof ApiError ? refusedField(error.code, check) : undefined
  return field ? { ...initialState, problems: { [field]: message } } : { ...initialState, message }
}

/** Leads the shopper to the first field that is wrong and says it as a toast too: all would hide the form. */
function announceProblem(form: HTMLFormElement, { problems, message }: FormState): void {
  const [[field, problem] = ['', message]] = Object.entries(problems)
  if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  void toastProblem(problem)
}

interface AccountFormOptions {
  check: AccountCheck
  /** Sends it and gives the words of success; null where the code for it cannot come. Throws ApiError. */
  send: (fields: AccountFields) => Promise<string | null>
  /** What follows success; the form stays busy until then. */
  onDone: (message: string, form: HTMLFormElement) => Promise<void> | void
  /** What the server had to say, after a post without scripts. */
  flash: FormState | null
}

/** A form around an account: checked before it is sent, and sent once at a time (spec §5). */
export function useAccountForm({ check, send, onDone, flash }: AccountFormOptions) {
  const [state, setState] = useState<FormState>(flash ?? initialState)
  const [isBusy, setBusy] = useState(false)
  // A page that is left is hidden, not forgotten: what it state must not stand there on the way back.
  useLayoutEffect(() => () => setState(initialState), [])

  const showProblem = (form: HTMLFormElement, problem: FormState) => {
    setState(problem)
    announceProblem(form, problem)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const problems = toWords(check(fields))
    if (Object.keys(problems).length > 0) return showProblem(form, { ...initialState, problems })
    setState(initialState)
    setBusy(true)
    try {
      const message = await send(fields)
      if (message === null) return form.submit()
      setState({ ...initialState, message, isDone: true })
      await onDone(message, form)
    } catch (error) {
      showProblem(form, stateAfterError(error, check))
    }
    setBusy(false)
  }

  return { state, isBusy, submit }
}

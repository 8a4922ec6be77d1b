import { type FormEvent, useLayoutEffect, useState } from 'react'
import { toastProblem } from '#components/ui/toasts.ts'
import { refusedField } from '#lib/account/refused-field.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorWords } from '#lib/api/failure.ts'
import { problemWords } from '#lib/messages/problem-words.ts'
import * as words from '#lib/messages/words.ts'
import { type AccountCheck, type AccountFields, accountFields } from '#lib/rules/account-forms.ts'
import type { Flash } from '#lib/session/flash.ts'

/** What a form shows: problems by field, and a message about the whole. */
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

/** Focuses the first wrong field and shows its problem as a toast too. One toast only: more would cover the form. */
function announceProblem(form: HTMLFormElement, { problems, message }: FormState): void {
  const [[field, problem] = ['', message]] = Object.entries(problems)
  if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  void toastProblem(problem)
}

interface AccountFormOptions {
  check: AccountCheck
  /** Sends the form and gives the success message; null when the code for it cannot be loaded. Throws ApiError. */
  send: (fields: AccountFields) => Promise<string | null>
  /** Runs after success; the form stays busy until it ends. */
  onDone: (message: string, form: HTMLFormElement) => Promise<void> | void
  /** The result of a form that was posted without JavaScript. */
  flash: FormState | null
}

/** An account form: checked before it is sent, and sent once at a time (spec §5). */
export function useAccountForm({ check, send, onDone, flash }: AccountFormOptions) {
  const [state, setState] = useState<FormState>(flash ?? initialState)
  const [isBusy, setBusy] = useState(false)
  // Next keeps the page hidden after navigation: on return it must not show the old messages.
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

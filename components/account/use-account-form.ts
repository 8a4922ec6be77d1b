import { type FormEvent, useLayoutEffect, useState } from 'react'
import { toastProblem } from '#components/ui/toasts.ts'
import { refusedField } from '#lib/account/refused-field.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { type Form, issuesOf, readForm, type Texts } from '#lib/rules/field.ts'
import type { AccountProblem } from '#lib/rules/forms.ts'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages } from '#messages/auth.ts'

/** What a form shows: problems by field, and a message about the whole. */
export type FormState = Pick<Flash, 'problems' | 'message' | 'isDone'>

const initialState: FormState = { problems: {}, message: '', isDone: false }

function stateAfterError(error: unknown, form: Form): FormState {
  const message = errorMessage(error)
  const field = error instanceof ApiError ? refusedField(error.code, form) : undefined
  return field ? { ...initialState, problems: { [field]: message } } : { ...initialState, message }
}

/** Focuses the first wrong field and shows its problem as a toast too. One toast only: more would cover the form. */
function announceProblem(element: HTMLFormElement, { problems, message }: FormState): void {
  const [[field, problem] = ['', message]] = Object.entries(problems)
  if (field) element.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  void toastProblem(problem)
}

interface AccountFormOptions<F extends Form<AccountProblem>> {
  form: F
  /** Sends the form and gives the success message; null when the code for it cannot be loaded. Throws ApiError. */
  send: (fields: Texts<F>) => Promise<string | null>
  /** Runs after success; the form stays busy until it ends. */
  onDone: (message: string, element: HTMLFormElement) => Promise<void> | void
  /** The result of a form that was posted without JavaScript. */
  flash: FormState | null
}

/** An account form: checked before it is sent, and sent once at a time (spec §5). */
export function useAccountForm<F extends Form<AccountProblem>>({
  form,
  send,
  onDone,
  flash,
}: AccountFormOptions<F>) {
  const [state, setState] = useState<FormState>(flash ?? initialState)
  const [isBusy, setBusy] = useState(false)
  // Next keeps the page hidden after navigation: on return it must not show the old messages.
  useLayoutEffect(() => () => setState(initialState), [])

  const showProblem = (element: HTMLFormElement, problem: FormState) => {
    setState(problem)
    announceProblem(element, problem)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    const data = new FormData(element)
    const fields = readForm(form, (field) => String(data.get(field) ?? ''))
    const problems = problemTexts(issuesOf(form, fields), authMessages.problems)
    if (Object.keys(problems).length > 0) return showProblem(element, { ...initialState, problems })
    setState(initialState)
    setBusy(true)
    try {
      const message = await send(fields)
      if (message === null) return element.submit()
      setState({ ...initialState, message, isDone: true })
      await onDone(message, element)
    } catch (error) {
      showProblem(element, stateAfterError(error, form))
    }
    setBusy(false)
  }

  return { state, isBusy, submit }
}

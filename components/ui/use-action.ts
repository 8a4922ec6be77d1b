import { type Form, filledIn, issuesOf, readForm } from '@etalase/contract/rules/field.ts'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import { toastProblem } from '#components/ui/toasts.ts'
import { refusedField } from '#lib/account/refused-field.ts'
import { type Action, pathOf } from '#lib/actions/action.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import type { Flash } from '#lib/session/flash.ts'

/** A form's messages: problems by field, and one message about the whole form. */
export type FormState = Pick<Flash, 'problems' | 'message' | 'isDone'>

const initialState: FormState = { problems: {}, message: '', isDone: false }

function stateAfterError(error: unknown, form: Form, message: string): FormState {
  const field = refusedField(Object(error).code, form)
  return field ? { ...initialState, problems: { [field]: message } } : { ...initialState, message }
}

/** Focuses the first wrong field and shows its problem as a toast too. A single toast, since more would cover the form. */
function announceProblem(element: HTMLFormElement, { problems, message }: FormState): void {
  const [[field, problem] = ['', message]] = Object.entries(problems)
  if (field) element.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  void toastProblem(problem)
}

interface ActionOptions<F extends Form> {
  /** The form's rules, if they depend on the shopper. */
  form?: F | undefined
  /** Values that the shop adds to the fields. */
  adds?: object
  /** Sends the fields if that takes more than one call, and returns the success message. */
  send?: (fields: Readonly<Record<string, string>>) => Promise<string>
  /** Returns the message for an error thrown by `send`. */
  wordsOf?: (error: unknown) => string
  /** Runs after success. The form stays busy until it ends. */
  onDone: (message: string, element: HTMLFormElement) => Promise<void> | void
  /** The result of a form that was posted without JavaScript. */
  flash: FormState | null
}

/** Sends an action row and returns the success message; null if its code fails to load. Throws ApiError. */
async function sendRow(action: Action, body: object): Promise<string | null> {
  const code = await import('#lib/api/send-action.ts').catch(() => null)
  return code ? code.sendAction(action, body) : null
}

/**
 * Enhances a form that posts an action: checks it by its rules before sending, and sends one request at a time (spec §5). If the code fails
 * to load, posts the form instead. Spread `props` on the form.
 */
export function useAction<F extends Form>(
  action: Action<F>,
  { form = action.form, adds, send, wordsOf = errorMessage, onDone, flash }: ActionOptions<F>,
) {
  const [state, setState] = useState<FormState>(flash ?? initialState)
  const [isBusy, setBusy] = useState(false)
  // Next keeps the page mounted but hidden after navigation: on return it must not show old messages.
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
    const rules: Form = form ?? {}
    const fields = readForm(rules, (field) => String(data.get(field) ?? ''))
    const problems = problemTexts(issuesOf(rules, fields), action.words ?? {})
    if (Object.keys(problems).length > 0) return showProblem(element, { ...initialState, problems })
    setState(initialState)
    setBusy(true)
    try {
      const message = send
        ? await send(fields)
        : await sendRow(action, { ...filledIn(fields), ...adds })
      if (message === null) return element.submit()
      setState({ ...initialState, message, isDone: true })
      await onDone(message, element)
    } catch (error) {
      // While leaving, the next page says why.
      if (!pageLoad.isLeaving) showProblem(element, stateAfterError(error, rules, wordsOf(error)))
    }
    setBusy(false)
  }

  const props = { method: 'post', action: pathOf(action), onSubmit: submit, noValidate: true }
  return { state, isBusy, props }
}

import { type FormEvent, useLayoutEffect, useState } from 'react'
import { toastProblem } from '#components/shell/toasts.ts'
import { refusedField } from '#lib/account/refused-field.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorWords } from '#lib/messages/error-words.ts'
import { problemWords } from '#lib/messages/problem-words.ts'
import * as words from '#lib/messages/words.ts'
import { type AccountCheck, type AccountFields, accountFields } from '#lib/rules/account-forms.ts'
import type { Flash } from '#lib/session/flash.ts'

/** What a form says: at its fields, and about the whole. */
export type Said = Pick<Flash, 'problems' | 'message' | 'isDone'>

const nothingSaid: Said = { problems: {}, message: '', isDone: false }

function fieldsOf(form: HTMLFormElement): AccountFields {
  const data = new FormData(form)
  return accountFields((field) => String(data.get(field) ?? ''))
}

const inWords = (problems: ReturnType<AccountCheck>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problemWords(problem, words.auth.problems),
    ]),
  )

function refusalOf(error: unknown, check: AccountCheck): Said {
  const message = errorWords(error)
  const field = error instanceof ApiError ? refusedField(error.code, check) : undefined
  return field ? { ...nothingSaid, problems: { [field]: message } } : { ...nothingSaid, message }
}

/** Leads the shopper to the first field that is wrong and says it as a toast too: all would hide the form. */
function announce(form: HTMLFormElement, { problems, message }: Said): void {
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
  said: Said | null
}

/** A form around an account: checked before it is sent, and sent once at a time (spec §5). */
export function useAccountForm({ check, send, onDone, said: saidBefore }: AccountFormOptions) {
  const [said, setSaid] = useState<Said>(saidBefore ?? nothingSaid)
  const [isBusy, setBusy] = useState(false)
  // A page that is left is hidden, not forgotten: what it said must not stand there on the way back.
  useLayoutEffect(() => () => setSaid(nothingSaid), [])

  const tell = (form: HTMLFormElement, now: Said) => {
    setSaid(now)
    announce(form, now)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const problems = inWords(check(fields))
    if (Object.keys(problems).length > 0) return tell(form, { ...nothingSaid, problems })
    setSaid(nothingSaid)
    setBusy(true)
    try {
      const message = await send(fields)
      if (message === null) return form.submit()
      setSaid({ ...nothingSaid, message, isDone: true })
      await onDone(message, form)
    } catch (error) {
      tell(form, refusalOf(error, check))
    }
    setBusy(false)
  }

  return { said, isBusy, submit }
}

'use client'

import { issuesOf } from '@etalase/contract/rules/field.ts'
import { passkeyForm } from '@etalase/contract/rules/forms.ts'
import { type FormEvent, useState } from 'react'
import { AccountPassword } from '#components/account/account-fields.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import type { FormState } from '#components/ui/use-action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { authMessages } from '#messages/auth.ts'
import { passkeysMessages } from '#messages/passkeys.ts'

const nothing: FormState = { problems: {}, message: '', isDone: false }

/** What a browser throws (WebAuthn, 5.1.3), in our words; of all else the customer has declined. */
const wordsByError: Readonly<Record<string, string>> = {
  InvalidStateError: passkeysMessages.alreadyHere,
  ConstraintError: passkeysMessages.cannotMake,
  NotSupportedError: passkeysMessages.cannotMake,
  SecurityError: passkeysMessages.cannotMake,
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return errorMessage(error)
  const name = error instanceof DOMException ? error.name : ''
  return wordsByError[name] ?? passkeysMessages.notMade
}

/** Makes the passkey and says what came of it. */
async function add(data: FormData): Promise<FormState> {
  const textOf = (field: string) => String(data.get(field) ?? '')
  const typed = { password: textOf('password'), name: textOf('name') }
  const problems = problemTexts(issuesOf(passkeyForm, typed), authMessages.problems)
  if (Object.keys(problems).length > 0) return { ...nothing, problems }
  try {
    const { addPasskey } = await import('#lib/api/passkeys.ts')
    const message = await addPasskey(typed)
    return { ...nothing, message, isDone: true }
  } catch (error) {
    return { ...nothing, message: wordsOf(error) }
  }
}

/** Makes a passkey on this device, with the password. Needs scripts: a key is made by the browser. */
export function AddPasskey() {
  const [state, setState] = useState<FormState>(nothing)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setState(nothing)
    const result = await add(new FormData(event.currentTarget))
    setState(result)
    setBusy(false)
    // The list of keys comes with the page.
    if (result.isDone) window.location.reload()
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="needs-script flex flex-col gap-5">
      <TextField
        id="passkey-name"
        name="name"
        label={passkeysMessages.name}
        problem={state.problems.name}
        autoComplete="off"
      />
      <AccountPassword
        form="passkey"
        name="password"
        label={passkeysMessages.password}
        autoComplete="current-password"
        problem={state.problems.password}
      />
      <FormMessage state={state} />
      <Button type="submit" variant="secondary" isBusy={isBusy} className="self-start">
        {isBusy ? passkeysMessages.adding : passkeysMessages.add}
      </Button>
    </form>
  )
}

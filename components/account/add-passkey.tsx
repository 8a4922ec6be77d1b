'use client'

import { passkeyForm } from '@etalase/contract/rules/forms.ts'
import { AccountPassword } from '#components/account/account-fields.tsx'
import { AccountName } from '#components/account/account-name.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import { useAction } from '#components/ui/use-action.ts'
import type { Action } from '#lib/actions/action.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { authMessages } from '#messages/auth.ts'
import { passkeysMessages } from '#messages/passkeys.ts'

/** Messages by the browser's error (WebAuthn, 5.1.3). Any other error means that the customer declined. */
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

/** The call that registers the browser's new key. Creating one needs JavaScript. */
const passkey = {
  at: 'POST /api/user/passkey',
  call: 'POST user/passkey',
  form: passkeyForm,
  words: authMessages.problems,
} as const satisfies Action

/** Adds a passkey for this device, after asking for the password. Needs JavaScript: the browser creates the key. */
export function AddPasskey({ email }: { email: string }) {
  const { state, isBusy, props } = useAction(passkey, {
    send: async ({ password = '', name = '' }) =>
      (await import('#lib/api/passkeys.ts')).addPasskey({ password, name }),
    wordsOf,
    // The list of passkeys is part of the page.
    onDone: () => window.location.reload(),
    flash: null,
  })
  return (
    <form {...props} className="needs-script flex flex-col gap-5">
      <AccountName email={email} />
      <AccountPassword
        form="passkey"
        name="password"
        label={passkeysMessages.password}
        autoComplete="current-password"
        problem={state.problems.password}
      />
      <TextField
        id="passkey-name"
        name="name"
        label={passkeysMessages.name}
        problem={state.problems.name}
        autoComplete="off"
      />
      <FormMessage state={state} />
      <Button type="submit" variant="secondary" isBusy={isBusy} className="self-start">
        {isBusy ? passkeysMessages.adding : passkeysMessages.add}
      </Button>
    </form>
  )
}

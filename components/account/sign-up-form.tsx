'use client'

import {
  AccountPassword,
  EmailField,
  GenderField,
  NameField,
} from '#components/account/account-fields.tsx'
import { completeSignIn } from '#components/account/complete-sign-in.ts'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { signUp } from '#lib/actions/entry-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages } from '#messages/auth.ts'
import { passkeysMessages } from '#messages/passkeys.ts'

interface SignUpFormProps {
  /** The path in this shop to go to afterwards. */
  next: string
  /** The result of a form that was posted without JavaScript. */
  flash: Flash | null
  /** Whether the backend supports passkeys. */
  hasPasskeys?: boolean
}

/** Creates the requested passkey. The account already exists, so after a failure the customer can add the passkey there. */
async function addWantedPasskey(data: FormData): Promise<void> {
  if (!data.has('passkey')) return
  const password = String(data.get('password') ?? '')
  try {
    const { addPasskey } = await import('#lib/api/passkeys.ts')
    await addPasskey({ password, name: '' }, { isNew: true })
  } catch (error) {
    console.warn('No passkey was made', error)
  }
}

/** Name, gender, e-mail address, and a password twice: a plain HTML form, sent by fetch when JavaScript runs. */
export function SignUpForm({ next, flash, hasPasskeys = false }: SignUpFormProps) {
  const { state, isBusy, props } = useAction(signUp, {
    onDone: async (message, element) => {
      await addWantedPasskey(new FormData(element))
      await completeSignIn(message, next)
    },
    flash,
  })
  const field = (name: 'name' | 'gender' | 'email') => ({
    form: 'sign-up',
    defaultValue: flash?.values[name],
    problem: state.problems[name],
  })
  return (
    <form {...props} className="flex flex-col gap-5">
      <input type="hidden" name="next" value={next} />
      <NameField {...field('name')} />
      <GenderField {...field('gender')} />
      <EmailField {...field('email')} />
      <AccountPassword
        form="sign-up"
        name="password"
        label={authMessages.password}
        hint={authMessages.passwordHint}
        autoComplete="new-password"
        problem={state.problems.password}
      />
      <AccountPassword
        form="sign-up"
        name="password_conf"
        label={authMessages.confirmation}
        autoComplete="new-password"
        problem={state.problems.password_conf}
      />
      {hasPasskeys && (
        <div className="needs-script">
          <Choice type="checkbox" name="passkey" label={passkeysMessages.atSignUp} />
        </div>
      )}
      <FormMessage state={state} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? authMessages.signingUp : authMessages.signUp}
      </Button>
    </form>
  )
}

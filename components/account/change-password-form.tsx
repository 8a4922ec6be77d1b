'use client'

import { AccountPassword } from '#components/account/account-fields.tsx'
import { AccountName } from '#components/account/account-name.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { toastSuccess } from '#components/ui/toasts.ts'
import { useAction } from '#components/ui/use-action.ts'
import { changePassword } from '#lib/actions/account-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { accountMessages } from '#messages/account.ts'
import { authMessages } from '#messages/auth.ts'

interface ChangePasswordFormProps {
  /** The account's e-mail address: password managers store the password under it. */
  email: string
  /** The result of a form that was posted without JavaScript. */
  flash: Flash | null
}

/** The old password and a new one twice; success clears them. */
export function ChangePasswordForm({ email, flash }: ChangePasswordFormProps) {
  const { state, isBusy, props } = useAction(changePassword, {
    onDone: (message, form) => {
      form.reset()
      void toastSuccess(message)
    },
    flash,
  })
  const field = (name: keyof typeof changePassword.form) => ({
    form: 'change-password',
    name,
    problem: state.problems[name],
  })
  return (
    <OwnForm {...props} className="flex max-w-xl flex-col gap-5">
      <AccountName email={email} />
      <AccountPassword
        {...field('old_password')}
        label={authMessages.oldPassword}
        autoComplete="current-password"
      />
      <AccountPassword
        {...field('new_password')}
        label={authMessages.newPassword}
        hint={authMessages.passwordHint}
        autoComplete="new-password"
      />
      <AccountPassword
        {...field('new_password_conf')}
        label={authMessages.newConfirmation}
        autoComplete="new-password"
      />
      <FormMessage state={state} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {isBusy ? accountMessages.saving : accountMessages.yesChangePassword}
      </Button>
    </OwnForm>
  )
}

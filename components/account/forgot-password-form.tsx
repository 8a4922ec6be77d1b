'use client'

import { EmailField } from '#components/account/account-fields.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { toastSuccess } from '#components/ui/toasts.ts'
import { useAction } from '#components/ui/use-action.ts'
import { forgotPassword } from '#lib/actions/entry-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages } from '#messages/auth.ts'

/** Asks for the e-mail address to send a new password to. Success clears the form (spec §7). */
export function ForgotPasswordForm({ flash }: { flash: Flash | null }) {
  const { state, isBusy, props } = useAction(forgotPassword, {
    onDone: (message, form) => {
      for (const input of form.querySelectorAll('input')) {
        input.value = ''
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      void toastSuccess(message)
    },
    flash,
  })
  return (
    <form {...props} className="flex flex-col gap-5">
      <EmailField
        form="forgot-password"
        defaultValue={flash?.values.email}
        problem={state.problems.email}
      />
      <FormMessage state={state} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? authMessages.sendingPassword : authMessages.sendPassword}
      </Button>
    </form>
  )
}

'use client'

import type { Profile } from '@etalase/contract/account.ts'
import { profileForm, profileFormFor } from '@etalase/contract/rules/forms.ts'
import { useState } from 'react'
import {
  AccountPassword,
  EmailField,
  GenderField,
  NameField,
} from '#components/account/account-fields.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { toastSuccess } from '#components/ui/toasts.ts'
import { useAction } from '#components/ui/use-action.ts'
import { saveProfile } from '#lib/actions/account-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { accountMessages } from '#messages/account.ts'
import { authMessages } from '#messages/auth.ts'

interface ProfileFormProps {
  profile: Profile
  /** The backend requires the password for a new e-mail address. */
  needsPassword: boolean
  /** The result of a form that was posted without JavaScript. */
  flash: Flash | null
}

/** The customer's name, gender and e-mail address. */
export function ProfileForm({ profile, needsPassword, flash }: ProfileFormProps) {
  const [savedEmail, setSavedEmail] = useState(profile.email)
  const [typedEmail, setTypedEmail] = useState(flash?.values.email ?? profile.email)
  const { state, isBusy, props } = useAction(saveProfile, {
    form: needsPassword ? profileFormFor(savedEmail) : profileForm,
    onDone: (message) => {
      setSavedEmail(typedEmail)
      void toastSuccess(message)
    },
    flash,
  })
  const isNewEmail = typedEmail.trim().toLowerCase() !== savedEmail.toLowerCase()
  const field = (name: 'name' | 'gender' | 'email') => ({
    form: 'profile',
    defaultValue: flash?.values[name] ?? profile[name],
    problem: state.problems[name],
  })
  return (
    <OwnForm
      {...props}
      onInput={({ currentTarget }) =>
        setTypedEmail(String(new FormData(currentTarget).get('email')))
      }
      noValidate
      className="flex max-w-xl flex-col gap-5"
    >
      <NameField {...field('name')} />
      <GenderField {...field('gender')} />
      <EmailField {...field('email')} />
      {needsPassword && (
        // Always visible without scripts.
        <div key={savedEmail} className={isNewEmail ? '' : 'without-script'}>
          <AccountPassword
            form="profile"
            name="password"
            label={authMessages.password}
            hint={accountMessages.passwordForEmail}
            autoComplete="current-password"
            problem={state.problems.password}
          />
        </div>
      )}
      <FormMessage state={state} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {isBusy ? accountMessages.saving : accountMessages.save}
      </Button>
    </OwnForm>
  )
}
